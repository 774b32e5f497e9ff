import { problem } from '../../errors.ts';

/** Where the next page begins: the sort value and the id of the last item of this one. */
export interface Place {
  value: number;
  id: string;
}

/** Opaque to clients, so that what is in it may change. */
export function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify([place.value, place.id])).toString('base64url');
}

export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed)) {
      const [value, id] = parsed as unknown[];
      if (
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        typeof id === 'string' &&
        id.length <= 50
      ) {
        return { value, id };
      }
    }
  } catch {
    // Whatever it is, it was not made here.
  }
  throw problem('malformed_cursor');
}

/** One more row than asked was read: it says whether there is a next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last ? writeCursor(placeOf(last)) : null };
}
