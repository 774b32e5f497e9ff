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

const place = 'files';

function openFiles(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('janus-uploads', 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(place, { keyPath: 'id' }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () =>
      reject(opening.error ?? new Error('The files of this device cannot be opened')),
    );
  });
}

/** Keeps files in IndexedDB; if it is missing or forbidden, nothing is kept and nothing fails. */
export function browserFiles(): HeldFiles {
  let opened: Promise<IDBDatabase> | null = null;
  const ask = async <T>(
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const db = await (opened ??= openFiles());
    return new Promise((resolve, reject) => {
      const transaction = db.transaction(place, mode);
      const request = work(transaction.objectStore(place));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The file was not kept')),
      );
    });
  };
  const list = (): Promise<HeldFile[]> =>
    ask('readonly', (files) => files.getAll() as IDBRequest<HeldFile[]>).catch(() => []);
  return {
    list,
    async put(held) {
      if (!hasRoom(await list(), held.file)) return false;
      return ask('readwrite', (files) => files.put(held)).then(
        () => true,
        () => false,
      );
    },
    remove: (id) => ask('readwrite', (files) => files.delete(id)).catch(() => undefined),
  };
}
