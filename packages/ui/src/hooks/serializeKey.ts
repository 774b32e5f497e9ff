import type { Key } from '@janus-site/core';

/** Keys with the same meaning become the same text: names are sorted, absent values left out. */
export function serializeKey(key: Key): string {
  return JSON.stringify(key, (_name, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** The inverse; null for a text that no key made (SWR keeps its own entries in the same cache). */
export function parseKey(text: string): Key | null {
  if (!text.startsWith('["')) return null;
  try {
    return JSON.parse(text) as Key;
  } catch {
    return null;
  }
}
