import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLocalPlace, openPlace } from '../backup/daily/place.ts';
import { writeBackup } from '../backup/daily/writeBackup.ts';
import { contracting, migrate, migrations } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { openStorage } from '../media/openStorage.ts';
import { readSettings } from '../settings/readSettings.ts';
import { openBackupSite } from '../testing/backupSite.ts';
import { describeDatabase } from '../testing/describeDatabases.ts';
import { typeCommand } from '../testing/typeCommand.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'janus-rollback-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describeDatabase('sqlite', 'the rollback command', (databases) => {
  async function begin() {
    const url = await databases.createDatabase();
    const environment: Record<string, string> = url === null ? {} : { DATABASE_URL: url };
    const settings = readSettings(environment, folder);
    const type = (line: string, input?: string) => typeCommand(folder, line, environment, input);
    const withDb = async <T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> => {
      const database = openDatabase(settings);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    };
    await type('migrate');
    await type('user create anna --superuser', 'a quiet harbour at dawn');
    /** Acts as a newer version at its start; `takesAway` is whether older ones cannot work with the result. */
    const update = (takesAway: boolean) =>
      withDb(async ({ db }) => {
        const place = openLocalPlace(settings, 'before-migrations');
        const last = Object.keys(migrations).at(-1);
        const source = { db, settings, media: openStorage(settings) };
        await writeBackup(source, place, `2026-01-01T00-00-00-at-${last}.janus`, {
          now: Date.now(),
          former: [],
        });
        const next: Migration = {
          up: async (changed) => void (await sql`alter table users rename to people`.execute(changed)),
        };
        const breaking = new Set(takesAway ? [...contracting, '900'] : contracting);
        await migrate(db, { ...migrations, ...(takesAway && { '900': next }) }, breaking);
      });
    return { type, withDb, update, environment };
  }

  test('reports that there is nothing to go back from', async () => {
    const { type } = await begin();
    expect(await type('rollback')).toMatchObject({ code: 0, out: expect.stringContaining('nothing') });
    expect(await type('rollback --force')).toMatchObject({ code: 0 });
  });

  test('changes nothing if this version works with what was added', async () => {
    const { type, withDb } = await begin();
    await withDb(({ db }) => migrate(db, { ...migrations, '900': { up: async () => undefined } }));
    expect(await type('rollback --force')).toMatchObject({
      code: 0,
      out: expect.stringContaining('start the site'),
    });
    const users = await withDb(({ db }) => db.selectFrom('users').select('username').execute());
    expect(users).toEqual([{ username: 'anna' }]);
    // Every other command works with it, too.
    // Test databases are not durable, which `doctor` reports with code 1.
    expect((await type('doctor')).out).toMatch(/^ok +migrations$/m);
    for (const line of ['backup a.janus', 'user list', 'migrate --check', 'migrate']) {
      const { code, out, err } = await type(line);
      expect(code, `${line}: ${out} ${err}`).toBe(0);
    }
  });

  test('is not needed for a backup of a database to which a newer version has only added', async () => {
    const { type, withDb } = await begin();
    const next: Migration = {
      up: async (db) => void (await sql`alter table users add column added text`.execute(db)),
    };
    await withDb(({ db }) => migrate(db, { ...migrations, '900': next }));
    expect(await type('backup site.janus')).toMatchObject({ code: 0 });
    expect(await type('restore site.janus --force')).toMatchObject({ code: 0 });
    const elsewhere = await typeCommand(folder, 'restore site.janus', { JANUS_DATA: join(folder, 'new') });
    expect(elsewhere, elsewhere.err).toMatchObject({ code: 0 });
    expect(await type('user list')).toMatchObject({ code: 0, out: expect.stringContaining('anna') });
  });

  test('restores the backup from before the update, and puts the newer database aside', async () => {
    const { type, withDb, update } = await begin();
    await type('media adopt');
    const readMark = () =>
      withDb(({ db }) => db.selectFrom('facts').select('value').where('key', '=', 'media_id').execute());
    const mark = await readMark();
    expect(mark).toHaveLength(1);
    await update(true);
    expect(await type('user list')).toMatchObject({ code: 1, err: expect.stringContaining('rollback') });
    const said = await type('rollback');
    expect(said).toMatchObject({
      code: 1,
      err: expect.stringMatching(/before-migrations\/.*-at-\d+\.janus would come/),
    });
    const done = await type('rollback --force');
    expect(done, done.err).toMatchObject({ code: 0, out: expect.stringContaining('lies aside') });
    expect(await type('user list')).toMatchObject({ code: 0, out: expect.stringContaining('anna') });
    expect(await readMark()).toEqual(mark);
    const aside = await withDb(async ({ db, engine }) =>
      engine === 'sqlite'
        ? readdirSync(join(folder, 'data')).filter((name) => /sqlite\.newer-\d+$/.test(name)).length
        : Number(
            (
              await sql<{ n: number }>`select count(*) as n from pg_tables
                where schemaname like 'newer%' and tablename = 'people'`.execute(db)
            ).rows[0]?.n,
          ),
    );
    expect(aside).toBe(1);
  });

  test('finds the backup in the data folder if the place of the settings is unreachable', async () => {
    const { type, update, environment } = await begin();
    await update(true);
    environment['JANUS_BACKUPS_URL'] = 'http://KEY:SECRET@127.0.0.1:1/bucket';
    expect(await type('rollback --force')).toMatchObject({
      code: 0,
      out: expect.stringContaining('lies aside'),
      err: expect.stringContaining('cannot be reached'),
    });
    expect(await type('user list')).toMatchObject({ code: 0, out: expect.stringContaining('anna') });
  });

  test('does not take a backup of another site', async () => {
    const { type, update, environment } = await begin();
    const backupsUrl = join(folder, 'shared');
    const other = await openBackupSite({ backupsUrl });
    await other.backUp(0);
    const foreign = `2026-02-01T00-00-00-at-${Object.keys(migrations).at(-1)}.janus`;
    await writeBackup(
      { db: other.database.db, settings: other.settings, media: openStorage(other.settings) },
      openPlace(other.settings, 'before-migrations'),
      foreign,
      { now: Date.now(), former: [] },
    );
    await other.close();
    await update(true);
    environment['JANUS_BACKUPS_URL'] = backupsUrl;
    expect(await type(`rollback before-migrations/${foreign} --force`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('another site'),
    });
    expect(await type('rollback --force')).toMatchObject({
      code: 0,
      out: expect.stringContaining('2026-01-01T00-00-00'),
      err: expect.stringContaining('another site'),
    });
    expect(await type('user list')).toMatchObject({ code: 0, out: expect.stringContaining('anna') });
  });

  test('leaves everything unchanged if the backup cannot be restored', async () => {
    const { type, withDb, update } = await begin();
    await update(true);
    expect(await type('rollback nothing.janus --force')).toMatchObject({ code: 2 });
    const people = await withDb(({ db }) => sql`select username from people`.execute(db));
    expect(people.rows).toEqual([{ username: 'anna' }]);
  });

  test('refuses while an instance is connected', async () => {
    const { type, withDb, update } = await begin();
    await update(true);
    await withDb(async ({ db }) => {
      await sql`select username from people`.execute(db);
      expect(await type('rollback --force')).toMatchObject({
        code: 1,
        err: expect.stringContaining('in use'),
      });
    });
  });
});

test('rollback without a backup says where to look for one', async () => {
  await typeCommand(folder, 'migrate');
  const database = openDatabase(readSettings({}, folder));
  await migrate(database.db, { ...migrations, '900': { up: async () => undefined } }, new Set(['900']));
  await database.close();
  expect(await typeCommand(folder, 'rollback --force')).toMatchObject({
    code: 1,
    err: expect.stringContaining('backup list'),
  });
});
