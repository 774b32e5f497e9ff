import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { openStorage } from './openStorage.ts';
import { storePdf } from './store.ts';

describeDatabases('an upload', (databases) => {
  test('keeps its files if the answer to its commit is lost, and has none if it was refused', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings();
    const pdf = Buffer.from('%PDF-1.4\n%%EOF');
    const storeWith = (code: string) => {
      const failing = db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: () => Promise.reject(Object.assign(new Error('lost'), { code })),
      });
      return storePdf(failing, openStorage(settings), pdf);
    };
    await expect(storeWith('23502')).rejects.toThrow('lost');
    expect(await readdir(settings.mediaFolder)).toEqual([]);
    await db.deleteFrom('media').execute();
    await expect(storeWith('57P01')).rejects.toThrow('lost');
    const rows = await db.selectFrom('media').select('id').execute();
    expect(rows).toHaveLength(1);
    expect(await readdir(settings.mediaFolder)).toEqual(rows.map(({ id }) => `${id}.pdf`));
    await close();
    remove();
  });
});
