// Finds words that the editor does not show, to distinguish lost words from those that were not restored yet.
import type { Page } from 'playwright';
import type { Typed } from './ledger.ts';

/** Runs in the page; returns everything stored on the device as one text. */
async function readDevice(): Promise<string> {
  const whenDone = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('The database cannot be read.')));
    });
  const kept: unknown[] = [Object.entries(localStorage)];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await whenDone(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      kept.push(await whenDone(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify(kept);
}

/** Returns whether the device or the server has each word, as in «ru.body абв12: device». */
export async function whereaboutsOf(words: readonly Typed[], page: Page, server: string): Promise<string> {
  const device = await page.evaluate(readDevice).catch(() => '');
  return words
    .map(({ field, word }) => {
      const places = [device.includes(word) && 'device', server.includes(word) && 'server'];
      return `${field} «${word}»: ${places.filter(Boolean).join(' and ') || 'nowhere'}`;
    })
    .join(', ');
}
