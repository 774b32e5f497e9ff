import type { Draft, DraftMirror, DraftStorage } from './drafts.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface Entry {
  key: string;
  draft: Draft<unknown> | null;
  at: number;
}

const table = 'drafts';
/** Prefix for the key of an entry to be deleted from the database: a page that closes may not finish the deletion. */
const leaving = 'janus.leaving.';
const day = 24 * 60 * 60 * 1000;

function open(factory: IDBFactory): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = factory.open('janus', 1);
      request.addEventListener('upgradeneeded', () =>
        request.result.createObjectStore(table, { keyPath: 'key' }),
      );
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

function readEntries(database: IDBDatabase): Promise<Entry[]> {
  return new Promise((resolve) => {
    const request = database.transaction(table).objectStore(table).getAll();
    request.addEventListener('success', () => resolve(request.result as Entry[]));
    request.addEventListener('error', () => resolve([]));
  });
}

/**
 * Creates the second copy in IndexedDB. Browsers write `localStorage` to disk seconds later, and less often when it
 * changes frequently, so a killed browser loses recent drafts; a completed IndexedDB write is on disk. Without
 * IndexedDB (private windows of some browsers) there is only the first copy.
 */
export function createDraftMirror(
  factory: IDBFactory | undefined,
  storageOf: () => DraftStorage | null,
  now: () => number,
): DraftMirror {
  let opened: Promise<IDBDatabase | null> | undefined;
  const database = () => (opened ??= factory ? open(factory) : Promise.resolve(null));
  const change = async (work: (entries: IDBObjectStore) => void) => {
    try {
      const found = await database();
      if (!found) return;
      const transaction = found.transaction(table, 'readwrite');
      work(transaction.objectStore(table));
      await new Promise<void>((resolve) => {
        for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => resolve());
      });
    } catch {
      // The first copy remains.
    }
  };
  const write = (key: string, draft: Draft<unknown> | null) =>
    change((entries) => entries.put({ key, draft, at: now() } satisfies Entry));
  const remove = async (key: string) => {
    writeDraft(storageOf(), leaving + key, { values: null, savedAt: now(), ground: '', base: '' });
    await write(key, null);
    dropDraft(storageOf(), leaving + key);
  };
  return {
    put: (key, draft) => void (draft ? write(key, draft) : remove(key)),
    async recover(storage) {
      const found = await database();
      if (!found) return;
      for (const { key, draft, at } of await readEntries(found).catch(() => [])) {
        if (draft && storage?.getItem(leaving + key)) {
          void remove(key);
          continue;
        }
        const existing = readDraft(storage, key);
        if (draft && (!existing || existing.savedAt < draft.savedAt)) writeDraft(storage, key, draft);
        if (draft) continue;
        if (existing && existing.savedAt <= at) dropDraft(storage, key);
        // A deletion is remembered until the storage has certainly written it to disk as well.
        if (at < now() - day) void change((entries) => entries.delete(key));
      }
    },
  };
}
