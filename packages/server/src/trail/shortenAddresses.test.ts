import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { copiedTables, leftTables } from '../backup/tables.ts';
import { startSession } from '../accounts/sessions.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { recordEvent } from './recordEvent.ts';
import { recordRefusal } from './recordRefusal.ts';
import { shortAddress, shortenAddresses } from './shortenAddresses.ts';

const { settings, remove } = testSettings();
afterAll(remove);

const day = 24 * 60 * 60 * 1000;
const addresses = ['203.0.113.77', '2001:db8:abcd:12::77'];

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:abcd:12::77', '2001:db8:abcd::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['unknown', ''],
])('%s is shortened to %s', (address, network) => expect(shortAddress(address)).toBe(network));

/** Returns the whole content of the database, including tables added later. */
async function wholeText(db: Database): Promise<string> {
  const tables = await Promise.all(
    [...copiedTables, ...leftTables].map((table) => sql`select * from ${sql.table(table)}`.execute(db)),
  );
  return JSON.stringify(tables.map(({ rows }) => rows));
}

describeDatabases('addresses', (databases) => {
  test('are shortened to their networks after a day, wherever they are stored, in slices', async () => {
    const bench = await databases.startServer();
    const { db } = bench.server.database;
    const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const author = (address: string, now: number) => ({
      caller: null,
      request: { address, userAgent: '' },
      settings,
      now: () => now,
    });
    for (const address of addresses) {
      await recordRefusal(db, author(address, 0), null);
      await startSession(db, { userId, userAgent: '', address, now: 0 });
    }
    const model = await db.selectFrom('events').selectAll().executeTakeFirstOrThrow();
    const many = Array.from({ length: 1100 }, (_, at) => ({
      ...model,
      id: crypto.randomUUID(),
      at: at % 3,
      merge_key: null,
    }));
    for (let at = 0; at < many.length; at += 300)
      await db
        .insertInto('events')
        .values(many.slice(at, at + 300))
        .execute();
    await inTransaction(db, (trx) => recordEvent(trx, author('192.0.2.4', day), { action: 'created' }));

    await shortenAddresses(db, 2 * day - 1);
    const text = await wholeText(db);
    for (const address of addresses) expect(text).not.toContain(address);
    // The network of a subscriber is part of the keys of the counts.
    expect(text).not.toContain('2001:db8:abcd:12');
    expect(text).toContain('2001:db8:abcd::/48');
    expect(text).toContain('192.0.2.4');
    const events = await db.selectFrom('events').select('address').distinct().orderBy('address').execute();
    expect(events.map(({ address }) => address)).toEqual([
      '192.0.2.4',
      '2001:db8:abcd::/48',
      '203.0.113.0/24',
    ]);
    await bench.stop();
  });

  test.each([true, false])(
    'are shortened each hour only where the setting is true (%s)',
    async (shortenAddresses) => {
      const bench = await databases.startServer({ settings: { shortenAddresses } });
      const { db } = bench.server.database;
      const author = {
        caller: null,
        request: { address: '203.0.113.77', userAgent: '' },
        settings,
        now: () => Date.now() - 2 * day,
      };
      await recordRefusal(db, author, null);
      const old = { caller: null, request: { address: '', userAgent: '' }, settings, now: () => 1 };
      await inTransaction(db, (trx) => recordEvent(trx, old, { action: 'created' }));
      await bench.server.listen();
      // The job before it has removed rows that are too old.
      await vi.waitFor(async () => {
        const rows = await db.selectFrom('events').select(['at', 'address']).execute();
        expect(rows.map(({ address }) => address)).toEqual([
          shortenAddresses ? '203.0.113.0/24' : '203.0.113.77',
        ]);
      });
      await bench.stop();
    },
  );
});
