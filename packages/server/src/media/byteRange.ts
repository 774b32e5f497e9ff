import type { ByteRange } from './storage.ts';

/**
 * What a `Range` header asks of a file of this size: null for the whole file, `none` for what the file does not have.
 * Several ranges at once are given the whole file, as HTTP allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
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
