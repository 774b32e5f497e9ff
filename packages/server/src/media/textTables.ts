import type { UsePlace } from './uses.ts';

/** A table of texts: its columns, the owner of its rows, and where their rendered form is stored. */
export interface TextTable {
  kind: UsePlace['kind'];
  table: string;
  item: string;
  text: string;
  html: string | null;
  /** The place name of a row among the uses of its item. */
  place: string;
}

/** Every text that can show a picture. */
export const textTables: readonly TextTable[] = [
  { kind: 'post', table: 'post_translations', item: 'post_id', text: 'body', html: 'html', place: 'language' },
  { kind: 'post', table: 'post_pending', item: 'post_id', text: 'body', html: null, place: `language || '/pending'` },
  { kind: 'post', table: 'post_revisions', item: 'post_id', text: 'body', html: null, place: `language || '/' || revision` },
  { kind: 'project', table: 'project_translations', item: 'project_id', text: 'description', html: 'description_html', place: 'language' },
  { kind: 'project', table: 'project_translations', item: 'project_id', text: 'body', html: 'body_html', place: `language || '/body'` },
  { kind: 'experience', table: 'experience_translations', item: 'experience_id', text: 'description', html: 'description_html', place: 'language' },
  { kind: 'profile', table: 'profile_translations', item: `'profile'`, text: 'about', html: 'about_html', place: 'language' },
]; // prettier-ignore

/** Covers and photos: a single address each. */
export const pictureColumns = [
  { kind: 'post', table: 'posts', item: 'id', text: 'cover' },
  { kind: 'project', table: 'projects', item: 'id', text: 'cover' },
  { kind: 'profile', table: 'profile', item: `'profile'`, text: 'photo' },
] as const;
