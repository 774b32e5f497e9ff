import type { Key } from '@janus-site/core';

/** Returns a key as text. Equal keys give the same text. */
export function serializeKey(key: Key): string {
  return JSON.stringify(key);
}

/** The inverse; null for a text that is not a key (SWR keeps its own entries in the same cache). */
export function parseKey(text: string): Key | null {
  if (!text.startsWith('["')) return null;
  try {
    return JSON.parse(text) as Key;
  } catch {
    return null;
  }
}
