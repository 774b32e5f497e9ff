import type { Face, Language } from '@janus-site/core';
import { languages } from '@janus-site/core';
import type { PostShared, PostText, PostValues } from '@janus-site/core/editor';
import { valueAt } from '@janus-site/core/editor';

type SharedField = Exclude<keyof PostShared, 'dates'>;
type TimeField = keyof PostShared['dates'][Language];
export type PostField = SharedField | TimeField | keyof PostText;
type FieldKind = 'words' | 'time' | 'place' | 'picture';

/** A value that both sides have changed differently. */
export interface Difference {
  /** A path such as `ru.title`. */
  path: string;
  kind: FieldKind;
  /** For a picture, its address; empty if there is none. */
  mine: string;
  theirs: string;
}

// A missing field of a post is a type error: its conflicts would go unnoticed.
const sharedFields: Record<SharedField, FieldKind> = {
  slug: 'words',
  page_face: 'place',
  is_in_menu: 'words',
  tags: 'words',
  cover: 'picture',
  is_unlisted: 'words',
  is_pinned: 'words',
  canonical_url: 'words',
};
const timeFields: Record<TimeField, FieldKind> = { published_at: 'time', updated_at: 'time' };
const textFields: Record<keyof PostText, FieldKind> = { title: 'words', summary: 'words', body: 'words' };

const under = (parent: string, kinds: Record<string, FieldKind>) =>
  Object.entries(kinds).map(([name, kind]) => ({ path: `${parent}.${name}`, kind }));

const rows = [
  ...under('shared', sharedFields),
  ...languages.flatMap((language) => under(`shared.dates.${language}`, timeFields)),
  ...languages.flatMap((language) => under(language, textFields)),
];

/** Formats values for people. */
export interface Wording {
  /** Takes ISO 8601. */
  time(value: string): string;
  /** The face of a page; null for a post. */
  place(value: Face | null): string;
}

const asStored: Wording = { time: (value) => value, place: (value) => value ?? '' };

function say(kind: FieldKind, value: unknown, wording: Wording): string {
  if (kind === 'place') return wording.place(value as Face | null);
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return value === true ? '✓' : '';
  return kind === 'time' ? wording.time(value) : value;
}

export function differences(mine: PostValues, theirs: PostValues, wording: Wording = asStored): Difference[] {
  return rows
    .map(({ path, kind }) => ({
      path,
      kind,
      mine: say(kind, valueAt(mine, path), wording),
      theirs: say(kind, valueAt(theirs, path), wording),
    }))
    .filter((one) => one.mine !== one.theirs);
}

/** Returns my values with the server's at the chosen paths. */
export function merge(mine: PostValues, theirs: PostValues, takeTheirs: ReadonlySet<string>): PostValues {
  const merged = structuredClone(mine);
  for (const path of takeTheirs) {
    const end = path.lastIndexOf('.');
    const target = valueAt(merged, path.slice(0, end));
    Object.assign(target as object, { [path.slice(end + 1)]: valueAt(theirs, path) });
  }
  return merged;
}
