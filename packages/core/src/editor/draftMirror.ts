import type { Draft, DraftMirror, DraftStorage } from './drafts.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface Entry {
  key: string;
  draft: Draft<unknown> | null;
  at: number;
}

const table = 'drafts';
/** Before the key of what is to go from the database: a page that is left at once may not get so far. */
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
 * Creates the second copy in IndexedDB. Browsers put `localStorage` on the disk seconds later, and seldom when it changes
 * often: a browser that is killed meanwhile has forgotten it. What IndexedDB has taken is on the disk. Without it (a
 * private window of some browsers) there is one copy.
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
      // The first copy stays.
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
        // A removal is remembered until the storage has surely written it down as well.
        if (at < now() - day) void change((entries) => entries.delete(key));
      }
    },
  };
}
