import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps a list `perTurn` items per turn of the event loop, so that other requests are answered in between. */
export function mapInTurns<Item, Made>(
  items: readonly Item[],
  perTurn: number,
  make: (item: Item) => Made,
): Promise<Made[]> {
  return readInTurns(items, perTurn, async (slice) => slice.map((item) => make(item)));
}

/** Does the same for reads of a slice each: between the queries of a local database nobody else gets a turn. */
export async function readInTurns<Item, Row>(
  items: readonly Item[],
  perTurn: number,
  read: (slice: readonly Item[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < items.length; at += perTurn) {
    if (at > 0) await nextTurn();
    rows.push(...(await read(items.slice(at, at + perTurn))));
  }
  return rows;
}
