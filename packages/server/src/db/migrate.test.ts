import { sql, type Kysely } from 'kysely';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { openable } from '../testing/openable.ts';
import { breaches, readShape } from '../testing/schemaChanges.ts';
import {
  contracting,
  migrate,
  migrateLike,
  migrations,
  newerMigrations,
  pendingMigrations,
} from './migrate.ts';
import { openPostgres, openSqlite } from './open.ts';
import { installationFacts } from './installationFacts.ts';
import { withLongStatements } from './timeouts.ts';
import { inTransaction } from './transaction.ts';

/** The last migration that the rule does not bind. */
const unbound = '046';

type Change = (db: Kysely<unknown>) => Promise<unknown>;

const adding: Change = (db) => sql`alter table posts add column mood text`.execute(db);

/** The migrations of a later version. */
const withNext = (up: Change) => ({
  ...migrations,
  '900': { up: async (db: Kysely<unknown>) => void (await up(db)) },
});

test('each migration, and each number that none has, is explained in its list', () => {
  const source = readFileSync(new URL('migrate.ts', import.meta.url), 'utf8');
  const explained = [...source.matchAll(/^  (?:'(\d{3})': \{.*\}, \/\/ |\/\/ (\d{3}): )\S/gm)].map(
    ([, name, skipped]) => name ?? skipped,
  );
  const last = Number(Object.keys(migrations).toSorted().at(-1));
  expect(explained).toEqual(Array.from({ length: last }, (_, at) => String(at + 1).padStart(3, '0')));
});

describeDatabases('a database changed by a newer version', (databases) => {
  test('is accepted if the newer version only added to it', async () => {
    const { db, close } = await databases.open();
    expect(await newerMigrations(db)).toEqual([]);
    await migrate(db, withNext(adding));
    expect(await newerMigrations(db)).toEqual(['900']);
    expect(await pendingMigrations(db)).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    await close();
  });

  test('is refused if the newer version says that older ones cannot work with it', async () => {
    const { db, close } = await databases.open();
    await migrate(db, withNext(adding), new Set([...contracting, '900']));
    await expect(newerMigrations(db)).rejects.toThrow('rollback');
    await close();
  });

  test('is refused if it does not say which versions can work with it', async () => {
    const { db, close } = await databases.open();
    await migrate(db, withNext(adding));
    await db.deleteFrom('facts').where('key', '=', installationFacts.neededMigration).execute();
    await expect(newerMigrations(db)).rejects.toThrow('newer version');
    await close();
  });

  test('is refused if it lacks a migration of this version', async () => {
    const { db, close } = await databases.open();
    await migrate(db, withNext(adding));
    await sql`delete from kysely_migration where name = ${unbound}`.execute(db);
    await expect(newerMigrations(db)).rejects.toThrow('newer version');
    await close();
  });

  test('stays refused after an older version has migrated without adding anything', async () => {
    const { db, close } = await databases.open();
    await migrate(db, withNext(adding), new Set(['900']));
    await migrate(db, withNext(adding), new Set([unbound]));
    await expect(newerMigrations(db)).rejects.toThrow('newer version');
    await close();
  });
});

describeDatabases('a migration', (databases) => {
  if (databases.engine === 'postgres')
    test('that meets a running backup delays no reader for long, and is made once the backup is over', async () => {
      const { db, close } = await databases.open();
      const [read, held] = [openable(), openable()];
      const backup = inTransaction(db, async (trx) => {
        await trx.selectFrom('posts').select('id').execute();
        read.open();
        await held.passed;
      });
      await read.passed;
      const migrated = migrate(db, withNext(adding));
      await sleep(300);
      const end = setTimeout(held.open, 5000);
      const began = performance.now();
      // one that the server's own limit of 4 s does not end
      await withLongStatements(() => db.selectFrom('posts').select('id').execute());
      const waited = performance.now() - began;
      clearTimeout(end);
      held.open();
      await backup;
      await migrated;
      expect(waited).toBeLessThan(3000);
      expect(await newerMigrations(db)).toEqual(['900']);
      await close();
    }, 20_000);

  test('only adds, or is listed as contracting', async () => {
    const later = Object.keys(migrations).filter((name) => name > unbound && !contracting.has(name));
    for (const name of later) {
      const url = await databases.createDatabase();
      const fresh = url === null ? openSqlite(':memory:') : openPostgres(url);
      const before = Object.keys(migrations).filter((other) => other < name);
      await migrateLike(fresh.db, before);
      const was = await readShape(fresh.db);
      await migrateLike(fresh.db, [...before, name]);
      expect(breaches(was, await readShape(fresh.db)), name).toEqual([]);
      await fresh.close();
    }
  });

  const changes: [string, Change, RegExp | null][] = [
    ['adds a column', adding, null],
    ['adds a table', (db) => sql`create table moods (id text primary key)`.execute(db), null],
    [
      'adds a column with a default',
      (db) => sql`alter table posts add column mood text not null default ''`.execute(db),
      null,
    ],
    [
      'renames a column',
      (db) => sql`alter table tags rename column slug to address`.execute(db),
      /tags\.slug is gone/,
    ],
    ['drops a table', (db) => sql`drop table outbox`.execute(db), /outbox\.id is gone/],
  ];
  test.each(changes)('that %s is recognized as compatible or not', async (_what, change, wanted) => {
    const { db, close } = await databases.open();
    const was = await readShape(db);
    await change(db as unknown as Kysely<unknown>);
    const found = breaches(was, await readShape(db)).join('\n');
    if (wanted === null) expect(found).toBe('');
    else expect(found).toMatch(wanted);
    await close();
  });
});

describe('a breach', () => {
  const column = (over: object = {}) => ({ type: 'text', isNullable: true, hasDefault: false, ...over });
  test.each([
    [{ type: 'integer' }, 'posts.a is integer, was text'],
    [{ isNullable: false }, 'posts.a must be filled'],
  ])('is a column that becomes %o', (over, said) => {
    const before = new Map([['posts.a', column()]]);
    expect(breaches(before, new Map([['posts.a', column(over)]]))).toEqual([said]);
  });
  test('is a new required column without a default', () => {
    const before = new Map([['posts.a', column()]]);
    const after = new Map([...before, ['posts.b', column({ isNullable: false })]]);
    expect(breaches(before, after)).toEqual(['posts.b is new and must be filled']);
  });
});
