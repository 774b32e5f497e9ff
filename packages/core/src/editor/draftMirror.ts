import { createDeviceTable } from './deviceTable.ts';
import type { Draft, DraftMirror, DraftStorage } from './drafts.ts';
import { dropDraft, readDraft, writeDraft } from './drafts.ts';

interface Entry {
  key: string;
  draft: Draft<unknown> | null;
  at: number;
}

/** Prefix for the key of an entry to be deleted from the database: a page that closes may not finish the deletion. */
const leaving = 'janus.leaving.';
const day = 24 * 60 * 60 * 1000;

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
  const table = createDeviceTable(factory, { database: 'janus', table: 'drafts', keyPath: 'key' });
  // If it fails, the first copy remains.
  const change = async <T>(work: (entries: IDBObjectStore) => IDBRequest<T>) =>
    void (await table('readwrite', work).catch(() => undefined));
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
      const entries = await table('readonly', (all) => all.getAll() as IDBRequest<Entry[]>).catch(() => []);
      for (const { key, draft, at } of entries) {
        if (draft && storage?.getItem(leaving + key)) {
          void remove(key);
          continue;
        }
        const existing = readDraft(storage, key);
        if (draft && (!existing || existing.savedAt < draft.savedAt)) writeDraft(storage, key, draft);
        if (draft) continue;
        if (existing && existing.savedAt <= at) dropDraft(storage, key);
        // A deletion is remembered until the storage has certainly written it to disk as well.
        if (at < now() - day) void change((all) => all.delete(key));
      }
    },
  };
}
