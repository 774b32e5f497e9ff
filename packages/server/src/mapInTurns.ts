import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps a list `perTurn` items per turn of the event loop, so that other requests are answered in between. */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  perTurn: number,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % perTurn === 0) await nextTurn();
    made.push(make(item));
  }
  return made;
}
