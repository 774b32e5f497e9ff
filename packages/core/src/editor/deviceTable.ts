/** Runs one request in a transaction of its own; resolves once the device has stored the change. */
export type DeviceTable = <T>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/**
 * Returns a table of a database on the device. Safari closes the connection of a page in the background: the next
 * request opens another one. Rejects where IndexedDB is missing, forbidden or full.
 */
export function createDeviceTable(
  factory: IDBFactory | undefined,
  { database, table, keyPath }: { database: string; table: string; keyPath: string },
): DeviceTable {
  let opened: Promise<IDBDatabase> | undefined;

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      if (!factory) throw new Error('This device has no IndexedDB');
      const request = factory.open(database, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table, { keyPath }));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database is closed')));
    });

  const run = async <T>(
    connection: Promise<IDBDatabase>,
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = (await connection).transaction(table, mode);
    const request = work(transaction.objectStore(table));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The change was not stored')),
      );
    });
  };

  return async (mode, work) => {
    const connection = (opened ??= open());
    try {
      return await run(connection, mode, work);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
      if (opened === connection) opened = undefined;
      return run((opened ??= open()), mode, work);
    }
  };
}
