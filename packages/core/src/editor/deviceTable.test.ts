import { expect, test } from 'vitest';
import { createDeviceTable } from './deviceTable.ts';
import { createDraftMirror } from './draftMirror.ts';

/** A database whose connections the system closes, as Safari does to a page in the background. */
function createDatabase() {
  const stored = new Map<string, unknown>();
  const state = { opens: 0, closeAll: () => {}, isForbidden: false };
  const connect = () => {
    let isClosed = false;
    state.closeAll = () => void (isClosed = true);
    return {
      transaction() {
        if (isClosed) throw new DOMException('The database connection is closing', 'InvalidStateError');
        const put = ({ key, draft }: { key: string; draft: unknown }) => {
          stored.set(key, draft);
          return { result: key };
        };
        const transaction = Object.assign(new EventTarget(), { objectStore: () => ({ put }) });
        setTimeout(() => transaction.dispatchEvent(new Event('complete')));
        return transaction;
      },
    };
  };
  const open = () => {
    state.opens += 1;
    const { isForbidden } = state;
    const request = Object.assign(new EventTarget(), { result: isForbidden ? null : connect(), error: null });
    setTimeout(() => request.dispatchEvent(new Event(isForbidden ? 'error' : 'success')));
    return request;
  };
  return { stored, state, factory: { open } as unknown as IDBFactory };
}

const draft = (values: string) => ({ values, savedAt: 1, ground: '', base: '' });
const options = { database: 'd', table: 't', keyPath: 'key' };
const settle = () => new Promise((resolve) => void setTimeout(resolve, 20));

test('drafts are stored again after the system has closed the connection, over one new one', async () => {
  const { stored, state, factory } = createDatabase();
  const mirror = createDraftMirror(
    factory,
    () => null,
    () => 0,
  );
  mirror.put('a', draft('one'));
  await settle();
  state.closeAll();
  mirror.put('a', draft('two'));
  mirror.put('b', draft('three'));
  await settle();
  expect([...stored.values()]).toEqual([draft('two'), draft('three')]);
  expect(state.opens).toBe(2);
});

test('a database that could not be opened is opened later', async () => {
  const { stored, state, factory } = createDatabase();
  const table = createDeviceTable(factory, options);
  state.isForbidden = true;
  const put = () => table('readwrite', (all) => all.put({ key: 'a', draft: 1 }));
  await expect(put()).rejects.toThrow('The database is closed');
  state.isForbidden = false;
  await put();
  expect(stored.get('a')).toBe(1);
});

test('a device without IndexedDB stores nothing', async () => {
  const table = createDeviceTable(undefined, options);
  await expect(table('readonly', (all) => all.getAll())).rejects.toThrow('no IndexedDB');
});
