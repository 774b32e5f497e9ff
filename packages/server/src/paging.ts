import { problem } from './errors.ts';

/** A place in a list: the values of its sort columns in the last row returned. */
export type Place = readonly [number, string];

/** The requested part of a list. */
export interface PageRequest {
  limit: number;
  cursor?: string;
  /** From 1; the cursor is then ignored. */
  page?: number;
}

/** Where a part of a list begins: after a place, or at an offset in rows. */
export interface Start {
  after: Place | null;
  offset: number;
}

export function startOf({ limit, cursor, page }: PageRequest): Start {
  if (page !== undefined) return { after: null, offset: (page - 1) * limit };
  return { after: decodeCursor(cursor), offset: 0 };
}

function encodeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** Rejects a cursor that this server did not make. */
export function decodeCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(place) &&
      place.length === 2 &&
      Number.isSafeInteger(place[0]) &&
      typeof place[1] === 'string'
    ) {
      if (!place[1].includes('\0')) return [place[0], place[1]];
    }
  } catch {
    // refused below, like every other malformed cursor
  }
  throw problem('malformed_cursor');
}

/** Drops the row read beyond the limit and returns the cursor of the next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: readonly Row[]; next_cursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next_cursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
}
