import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { findUserByName, setPasswordHash, setPhoto } from '../routes/users/store.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import type { TestServer } from '../testing/startTestServer.ts';
import type { Database } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Commits a write while a call that reads the same row is under way, and returns what the call answered. */
async function meanwhile<T>(
  db: Database,
  write: (trx: Database) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let commit = (): void => undefined;
  let first: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    first = inTransaction(db, async (trx) => {
      await write(trx);
      resolve();
      await new Promise<void>((done) => {
        commit = done;
      });
    });
    first.catch(reject);
  });
  const second = call();
  // time enough for it to look, where nothing keeps it from that
  await Promise.race([second, sleep(200)]);
  commit();
  await first;
  return second;
}

describeDatabases('a row that is read and then written', (databases) => {
  async function start() {
    const bench = await databases.startServer({ settings: { rateLimits: false } });
    const { access_token: as } = await bench.signIn();
    return { bench, as, db: bench.server.database.db };
  }
  const ask = async <T>(
    { bench, as }: { bench: TestServer; as: string },
    method: string,
    path: string,
    body: object,
  ): Promise<T> => {
    const answer = await bench.ask<T>(method, `/api/v1/${path}`, { as, body });
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };

  test('an account keeps the password, the photo and the name that were set during a change of it', async () => {
    const at = await start();
    const account = { username: 'anna', password: 'long enough password' };
    const { id } = await ask<{ id: string }>(at, 'POST', 'users/', account);
    const photo = '/media/00000000-0000-4000-8000-000000000000.webp';
    await meanwhile(
      at.db,
      async (trx) => {
        await setPasswordHash(trx, { id, passwordHash: 'new', keptSession: null });
        await setPhoto(trx, id, photo, Date.now());
        await trx.updateTable('users').set({ last_name: 'Ёлкина' }).where('id', '=', id).execute();
      },
      () => ask(at, 'PATCH', `users/${id}/`, { first_name: 'Анна' }),
    );
    expect(await findUserByName(at.db, 'anna')).toMatchObject({
      password_hash: 'new',
      photo,
      first_name: 'Анна',
      last_name: 'Ёлкина',
      search_key: expect.stringContaining('ёлкина'),
    });
    await at.bench.stop();
  });
});
