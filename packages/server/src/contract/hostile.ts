import { printable } from '@janus-site/core';
import { problem } from '../errors.ts';

const deepest = 40;

/** PostgreSQL refuses NUL and SQLite keeps it; a lone surrogate cannot be stored at all. */
export function refuseHostileText(text: string): void {
  if (/[\0\p{Cs}]/u.test(text)) throw problem('malformed');
}

/** Kept exactly as typed: a user who types a password cannot see what was removed. */
const secret = /(?:^|_)password$/;

/**
 * Walks a parsed JSON value without recursion: hostile texts and excessive nesting are malformed, not invalid. Removes
 * control characters from its texts: they arrive with pasted text and nobody sees them.
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
