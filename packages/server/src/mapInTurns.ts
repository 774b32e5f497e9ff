import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maps a list so many items in one turn of the event loop: other requests are answered between them. */
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
