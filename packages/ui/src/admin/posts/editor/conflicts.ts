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
  'shared.tags',
  ...languages.flatMap((language) => ['title', 'summary', 'body'].map((name) => `${language}.${name}`)),
];

const words = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

export function differences(mine: PostValues, theirs: PostValues): Difference[] {
  return paths
    .map((path) => ({ path, mine: words(valueAt(mine, path)), theirs: words(valueAt(theirs, path)) }))
    .filter((one) => one.mine !== one.theirs);
}

/** My values with those of the server at the chosen paths. */
export function merge(mine: PostValues, theirs: PostValues, takeTheirs: ReadonlySet<string>): PostValues {
  const merged = structuredClone(mine) as unknown as Record<string, Record<string, unknown>>;
  for (const path of takeTheirs) {
    const [part = '', name = ''] = path.split('.');
    const target = merged[part];
    if (target) target[name] = valueAt(theirs, path);
  }
  return merged as unknown as PostValues;
}
