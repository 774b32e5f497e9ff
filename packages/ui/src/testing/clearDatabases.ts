const done = (request: IDBRequest | IDBTransaction, success: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.addEventListener(success, resolve);
    request.addEventListener('error', reject);
  });

async function clear(name: string): Promise<void> {
  const opening = indexedDB.open(name);
  await done(opening, 'success');
  const database = opening.result;
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await done(transaction, 'complete');
  }
  database.close();
}

/** Empties the product's databases in this browser, because a draft from one story would be offered in the next. */
export async function clearDatabases(): Promise<void> {
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith('janus') ? name : []));
  await Promise.all(names.map(clear));
}
