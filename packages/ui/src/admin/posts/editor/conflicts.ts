import { languages } from '@janus-site/core';
import type { PostValues } from '@janus-site/core/editor';
import { valueAt } from '@janus-site/core/editor';

/** A value that both sides have changed to different things. */
export interface Difference {
  /** As in `ru.title`. */
  path: string;
  mine: string;
  theirs: string;
}

const paths = [
  'shared.slug',
  'shared.page_face',
  'shared.is_in_menu',
  'shared.tags',
  'shared.is_unlisted',
  'shared.is_pinned',
  'shared.canonical_url',
  ...languages.flatMap((language) =>
    ['published_at', 'updated_at'].map((name) => `shared.dates.${language}.${name}`),
  ),
  ...languages.flatMap((language) => ['title', 'summary', 'body'].map((name) => `${language}.${name}`)),
];

const words = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : value === true ? '✓' : '';

/** `momentText` says a time of ISO 8601 to people. */
export function differences(
  mine: PostValues,
  theirs: PostValues,
  momentText: (time: string) => string = (time) => time,
): Difference[] {
  return paths
    .map((path) => {
      const say = (side: PostValues) => {
        const text = words(valueAt(side, path));
        return path.startsWith('shared.dates.') && text !== '' ? momentText(text) : text;
      };
      return { path, mine: say(mine), theirs: say(theirs) };
    })
    .filter((one) => one.mine !== one.theirs);
}

/** My values with those of the server at the chosen paths. */
export function merge(mine: PostValues, theirs: PostValues, takeTheirs: ReadonlySet<string>): PostValues {
  const merged = structuredClone(mine);
  for (const path of takeTheirs) {
    const end = path.lastIndexOf('.');
    const target = valueAt(merged, path.slice(0, end));
    Object.assign(target as object, { [path.slice(end + 1)]: valueAt(theirs, path) });
  }
  return merged;
}
