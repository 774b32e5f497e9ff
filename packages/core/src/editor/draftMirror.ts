import type { Draft, DraftMirror } from './drafts.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface Entry {
  key: string;
  draft: Draft<unknown> | null;
  at: number;
}

const table = 'drafts';
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
export function createDraftMirror(factory: IDBFactory | undefined, now: () => number): DraftMirror {
  let opened: Promise<IDBDatabase | null> | undefined;
  const database = () => (opened ??= factory ? open(factory) : Promise.resolve(null));
  const change = async (work: (entries: IDBObjectStore) => void) => {
    try {
      const found = await database();
      if (found) work(found.transaction(table, 'readwrite').objectStore(table));
    } catch {
      // The first copy stays.
    }
  };
  return {
    put: (key, draft) => void change((entries) => entries.put({ key, draft, at: now() } satisfies Entry)),
    async recover(storage) {
      const found = await database();
      if (!found) return;
      for (const { key, draft, at } of await readEntries(found).catch(() => [])) {
        const known = readDraft(storage, key);
        if (draft && (!known || known.savedAt < draft.savedAt)) writeDraft(storage, key, draft);
        if (draft) continue;
        if (known && known.savedAt <= at) dropDraft(storage, key);
        // A removal is remembered until the storage has surely written it down as well.
        if (at < now() - day) void change((entries) => entries.delete(key));
      }
    },
  };
}
