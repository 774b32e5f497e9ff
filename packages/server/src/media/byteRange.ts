import type { ByteRange } from './storage.ts';

/**
 * Parses a `Range` header for a file of this size: null for the whole file, `none` for a range outside the file.
 * Requests for several ranges get the whole file, as HTTP allows.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '') {
    if (to === '') return null;
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return 'none';
  return first > last ? null : { first, last };
}
