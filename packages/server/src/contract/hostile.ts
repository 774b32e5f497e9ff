import { printable } from '@janus-site/core';
import { problem } from '../errors.ts';

const deepest = 40;

/** NUL is refused by PostgreSQL and kept by SQLite; half of a surrogate pair cannot be stored at all. */
export function refuseHostileText(text: string): void {
  if (/[\0\p{Cs}]/u.test(text)) throw problem('malformed');
}

/** Taken to the letter: whoever typed one cannot see what was left out. */
const secret = /(?:^|_)password$/;

/**
 * Walks a parsed JSON value without recursion: hostile texts and absurd nesting are malformed, not invalid.
 * Control characters, which come along with what is pasted and which nobody sees, are taken out of its texts.
 */
export function cleanValue(root: unknown): void {
  const left: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let entry = left.pop(); entry !== undefined; entry = left.pop()) {
    const { value, depth } = entry;
    if (typeof value === 'string') refuseHostileText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > deepest) throw problem('malformed');
    for (const [key, child] of Object.entries(value)) {
      refuseHostileText(key);
      if (typeof child === 'string' && !secret.test(key)) {
        refuseHostileText(child);
        (value as Record<string, unknown>)[key] = printable(child);
      } else left.push({ value: child, depth: depth + 1 });
    }
  }
}
