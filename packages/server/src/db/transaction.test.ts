import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { pendingMigrations } from './migrate.ts';
import { isTaken } from './faults.ts';
import type { Database } from './schema.ts';
import {
  engineOf,
  inTransaction,
  readContentVersion,
  writeContent,
  type TransactionOptions,
} from './transaction.ts';

describeDatabases('transactions', (databases) => {
  test('migrations leave nothing pending', async () => {
    const { db, close } = await databases.open();
    expect(await pendingMigrations(db)).toEqual([]);
    expect(engineOf(db)).toBe(databases.engine);
    await close();
  });

  test('a content write raises the content version; a failed one does not', async () => {
    const { db, close } = await databases.open();
    const before = await readContentVersion(db);
    await Promise.all([1, 2, 3].map(() => writeContent(db, async () => undefined)));
    expect(await readContentVersion(db)).toBe(before + 3);
    const refused = writeContent(db, async (trx) => {
      await trx.updateTable('profile').set({ github: 'https://example.com' }).execute();
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await readContentVersion(db)).toBe(before + 3);
    expect(await db.selectFrom('profile').select('github').executeTakeFirst()).toEqual({ github: null });
    await close();
  });

  test('a transaction inside a transaction is the outer one', async () => {
    const { db, close } = await databases.open();
    await inTransaction(db, (trx) => inTransaction(trx, async (inner) => expect(inner).toBe(trx)));
    await close();
  });

  test('work that meets a taken value is run again if requested, four times at most', async () => {
    const { db, close } = await databases.open();
    const take = (trx: Database, key: string) =>
      trx.insertInto('facts').values({ key, value: 'x' }).execute();
    await take(db, '1');
    const attempt = async (options?: TransactionOptions) => {
      const seen: number[] = [];
      const work = async (trx: Database) => {
        seen.push(seen.length + 1);
        await take(trx, seen.length < 3 ? '1' : `free ${seen.length}`);
      };
      const failure = await inTransaction(db, work, options).catch((error: unknown) => error);
      return { times: seen.length, isTaken: isTaken(failure) };
    };
    expect(await attempt()).toEqual({ times: 1, isTaken: true });
    expect(await attempt({ retryTaken: true })).toEqual({ times: 3, isTaken: false });
    let times = 0;
    const hopeless = inTransaction(db, (trx) => take(trx, String(Math.min(1, ++times))), {
      retryTaken: true,
    });
    await expect(hopeless).rejects.toSatisfy(isTaken);
    expect(times).toBe(4);
    await close();
  });

  test('times and counts are read as numbers', async () => {
    const { db, close } = await databases.open();
    const now = Date.now();
    await db.insertInto('facts').values({ key: 'a', value: 'b' }).execute();
    await db.updateTable('profile').set({ updated_at: now }).execute();
    const row = await db.selectFrom('profile').select('updated_at').executeTakeFirstOrThrow();
    expect(row.updated_at).toBe(now);
    const { total } = await db
      .selectFrom('facts')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('key', '=', 'a')
      .executeTakeFirstOrThrow();
    expect(total).toBe(1);
    await close();
  });

  if (databases.engine === 'sqlite') {
    test('the outer handle inside a transaction is refused instead of waiting forever', async () => {
      const { db, close } = await databases.open();
      await expect(inTransaction(db, () => readContentVersion(db))).rejects.toThrow('outer database handle');
      expect(await readContentVersion(db)).toBe(1);
      await close();
    });
  }
});
