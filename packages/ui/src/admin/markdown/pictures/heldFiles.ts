import { createDeviceTable } from '@janus-site/core/editor';

/** Files kept on this device until they can be uploaded; they survive a reload and a closed tab. */
export interface HeldFile {
  id: string;
  file: File;
  /** When it was added, in milliseconds. */
  at: number;
}

export interface HeldFiles {
  /** Returns false when there is no room: the file is then kept in this tab only. */
  put(held: HeldFile): Promise<boolean>;
  list(): Promise<HeldFile[]>;
  remove(id: string): Promise<void>;
}

/** More than anybody drops at a time. */
const mostFiles = 30;
const mostBytes = 200 * 1024 * 1024;
/** In milliseconds. A file whose text was not opened for this long is removed. */
const longestWait = 30 * 24 * 60 * 60 * 1000;

/** Returns whether one more file fits. */
export function hasRoom(held: readonly HeldFile[], { size }: Pick<File, 'size'>): boolean {
  const bytes = held.reduce((sum, { file }) => sum + file.size, 0);
  return held.length < mostFiles && bytes + size <= mostBytes;
}

export const isExpired = ({ at }: HeldFile, now: number): boolean => now - at > longestWait;

/** Keeps files in IndexedDB; if it is missing or forbidden, nothing is kept and nothing fails. */
export function browserFiles(): HeldFiles {
  const table = createDeviceTable(globalThis.indexedDB, {
    database: 'janus-uploads',
    table: 'files',
    keyPath: 'id',
  });
  const list = (): Promise<HeldFile[]> =>
    table('readonly', (files) => files.getAll() as IDBRequest<HeldFile[]>).catch(() => []);
  return {
    list,
    async put(held) {
      const others = (await list()).filter(({ id }) => id !== held.id);
      if (!hasRoom(others, held.file)) return false;
      // otherwise the browser may delete everything of the site when the device is full
      void navigator.storage?.persist?.().catch(() => undefined);
      return table('readwrite', (files) => files.put(held)).then(
        () => true,
        () => false,
      );
    },
    remove: (id) => table('readwrite', (files) => files.delete(id)).catch(() => undefined),
  };
}
