import type { Language } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { PostPendingTable, PostTable, PostTranslationTable } from '../../db/schema/posts.ts';
import { firstSentence } from '../../markdown/firstSentence.ts';
import { pick } from '../shared/languages.ts';
import { headingList, isoTime, readAddress, readPicture } from '../../values.ts';
import { shownCover, type CoverMaker } from '../shared/drawnCovers.ts';
import type { View } from '../shared/view.ts';
import { isOutdated } from './original.ts';
import { seriesOfPost, type SeriesPlace } from './series/places.ts';
import { nameIn, type PostTag } from './tags/names.ts';

/** The reader and the time: visitors see what has been published by then. */
export interface PostView extends View {
  /** Milliseconds. */
  now: number;
  /** Whether the text is for its page, where links to the sections of the other language's text lead to its own. */
  isOfPage?: boolean;
}

export type SummaryRow = Pick<
  PostTranslationTable,
  | 'post_id'
  | 'language'
  | 'status'
  | 'published_at'
  | 'title'
  | 'summary'
  | 'reading_minutes'
  | 'updated_at'
  | 'revision'
  | 'text_revision'
  | 'source_revision'
>;

export interface AuthorRow {
  first_name: string;
  last_name: string;
  photo: string | null;
}

/** Returns the author of a row joined with accounts; null if there is none. */
export function authorOf(row: AuthorRow): AuthorRow;
export function authorOf(row: { [Column in keyof AuthorRow]: AuthorRow[Column] | null }): AuthorRow | null;
export function authorOf(row: { [Column in keyof AuthorRow]: AuthorRow[Column] | null }): AuthorRow | null {
  const { first_name, last_name, photo } = row;
  if (first_name === null || last_name === null) return null;
  return { first_name, last_name, photo: readPicture('users.photo', photo) };
}

/** Everything about a post except its translations. */
export interface PostParts {
  post: PostTable;
  tags: readonly PostTag[];
  author: Schemas['Author'] | null;
  /** Its place in its series; null for none. */
  place: SeriesPlace | null;
  draw: CoverMaker;
}

export function isVisible(row: Pick<SummaryRow, 'status' | 'published_at'>, now: number): boolean {
  return row.status === 'published' && row.published_at !== null && row.published_at <= now;
}

/** Returns the translations visible to the reader, or only the requested one. */
export function visibleTo<Row extends SummaryRow>(rows: readonly Row[], view: PostView): Row[] {
  return pick(view.withSource ? rows : rows.filter((row) => isVisible(row, view.now)), view.language);
}

/** Facts about the texts of a post for editors only. */
export interface EditorFacts {
  originalLanguage: Language;
  /** All translations, including those not requested. */
  rows: readonly SummaryRow[];
  /** Languages with a pending change. */
  pending: ReadonlySet<Language>;
}

/** Returns a text as in lists; `facts` for editors only. */
export function summaryAnswer(row: SummaryRow, facts: EditorFacts | null): Schemas['PostTranslationSummary'] {
  return {
    language: row.language,
    status: row.status,
    published_at: isoTime(row.published_at),
    title: row.title,
    summary: row.summary,
    reading_minutes: row.reading_minutes,
    updated_at: isoTime(row.updated_at),
    revision: row.revision,
    ...(facts && {
      is_outdated: isOutdated(row, facts.rows, facts.originalLanguage),
      has_pending: facts.pending.has(row.language),
    }),
  };
}

/** Returns a whole text for visitors. */
export function translationAnswer(row: PostTranslationTable): Schemas['PostTranslation'] {
  return { ...summaryAnswer(row, null), ...renderedAnswer(row) };
}

/** Returns a whole text for editors, with its source. */
export function editorTranslationAnswer(
  row: PostTranslationTable,
  facts: EditorFacts,
  pending: PostPendingTable | undefined,
): Schemas['PostTranslation'] {
  return {
    ...summaryAnswer(row, facts),
    ...renderedAnswer(row),
    body: row.body,
    source_revision: row.source_revision,
    pending: pending ? pendingAnswer(pending) : null,
  };
}

function renderedAnswer({ html, summary, contents }: PostTranslationTable) {
  const meta_description = summary || firstSentence(html);
  return { html, meta_description, contents: headingList(contents) };
}

export function pendingAnswer(row: PostPendingTable): Schemas['Pending'] {
  const { language, version, revision, title, summary, body } = row;
  return { language, version, revision, title, summary, body, updated_at: isoTime(row.updated_at) };
}

export function baseAnswer({ post, tags, author, place, draw }: PostParts, view: View): Schemas['PostBase'] {
  // An empty slug would be the address of another page; a post can also be found by its id.
  const slug = post.slug || post.id;
  return {
    id: post.id,
    slug,
    tags: tags.flatMap(({ names }) => nameIn(names, view) ?? []),
    ...shownCover(readPicture('posts.cover', post.cover), () =>
      // A page of the owner («Обо мне») is in no list and needs no cover.
      post.page_face === null ? draw({ kind: 'post', slug, tag: tags[0]?.key }) : null,
    ),
    author,
    series: seriesOfPost(place, view),
    page_face: post.page_face,
    is_in_menu: post.is_in_menu === 1,
    is_unlisted: post.is_unlisted === 1,
    is_pinned: post.is_pinned === 1,
    canonical_url: readAddress('posts.canonical_url', post.canonical_url),
    ...(view.withSource && { original_language: post.original_language }),
    created_at: isoTime(post.created_at),
    updated_at: isoTime(post.updated_at),
  };
}
