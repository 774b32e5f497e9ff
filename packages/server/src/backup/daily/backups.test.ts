import { copyFileSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readArchive } from '../archive.ts';
import { migrateLike } from '../../db/migrate.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../../db/open.ts';
import { addUser } from '../../routes/users/store.ts';
import type { Settings } from '../../settings.ts';
import { addOldAccount } from '../../testing/addOldAccount.ts';
import { openBackupSite } from '../../testing/backupSite.ts';
import { describeDatabase } from '../../testing/describeDatabases.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { openStorage } from '../../media/openStorage.ts';
import { migrate } from '../../db/migrate.ts';
import { backUpBeforeMigration } from './backUpBeforeMigration.ts';
import { backUpWhenDue, listDaily } from './backUpWhenDue.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);
const picture = '00000000-0000-4000-8000-000000000001.webp';

describeDatabase('sqlite', 'daily backups', (databases) => {
  /** Opens a new database with one account and one upload. */
  async function open(
    backups: number,
  ): Promise<{ database: OpenDatabase; settings: Settings; remove(): void }> {
    const databaseUrl = await databases.createDatabase();
    const { settings, remove } = testSettings({ backups, databaseUrl });
    settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
    const database = databaseUrl === null ? openSqlite(settings.sqliteFile) : openPostgres(databaseUrl);
    mkdirSync(settings.mediaFolder, { recursive: true });
    writeFileSync(join(settings.mediaFolder, picture), 'a picture');
    return { database, settings, remove };
  }
  const account = { username: 'anna', passwordHash: 'x' };
  const names = ({ dataFolder }: Settings): string[] =>
    readdirSync(join(dataFolder, 'backups')).filter((name) => name.endsWith('.janus'));

  test('are made once a day with the uploads, store each upload once, and can be restored', async () => {
    const { database, settings, remove } = await open(2);
    const { db } = database;
    await migrate(db);
    await addUser(db, account, start);
    let now = start;
    for (const step of [0, 1000, day, day]) {
      now += step;
      await backUpWhenDue({ db, settings, media: openStorage(settings), now: () => now });
    }
    // Two days; the newest of the week and of the month is one of them.
    expect(names(settings)).toEqual(['janus-2026-01-02.janus', 'janus-2026-01-03.janus']);
    const folder = join(settings.dataFolder, 'backups');
    expect(readdirSync(join(folder, 'uploads'))).toEqual([picture]);

    const target = await databases.open();
    const media = join(settings.dataFolder, 'elsewhere');
    await readArchive(
      target.db,
      createFolderStorage(media),
      join(folder, 'janus-2026-01-03.janus'),
      () => undefined,
    );
    expect(readFileSync(join(media, picture), 'utf8')).toBe('a picture');
    expect(await target.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'anna' }]);
    await Promise.all([database.close(), target.close()]);
    remove();
  });

  test('leave files that are not of Janus when unneeded and unfinished ones go', async () => {
    const { database, settings, remove } = await open(1);
    const { db } = database;
    await migrate(db);
    await addUser(db, account, start);
    const folder = join(settings.dataFolder, 'backups');
    const uploads = join(folder, 'uploads');
    const others = ['family.jpg', 'notes.part'];
    const unneeded = '00000000-0000-4000-8000-000000000002.webp';
    mkdirSync(uploads, { recursive: true });
    for (const name of ['film.part', 'janus-2020-01-01.janus.1.part']) {
      writeFileSync(join(folder, name), 'x');
      utimesSync(join(folder, name), 1, 1);
    }
    for (const name of [...others, unneeded, `${unneeded}.${picture.slice(0, 36)}.part`])
      writeFileSync(join(uploads, name), 'x');
    for (const at of [start, start + day])
      await backUpWhenDue({ db, settings, media: openStorage(settings), now: () => at });
    expect(names(settings)).toEqual(['janus-2026-01-02.janus']);
    expect(readdirSync(uploads).toSorted()).toEqual([picture, ...others]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['film.part']);
    await database.close();
    remove();
  });

  test('of a database that lost its content do not displace a good one', async () => {
    const { database, settings, remove } = await open(1);
    const { db } = database;
    await migrate(db);
    for (let index = 0; index < 30; index += 1)
      await addUser(db, { ...account, username: `anna${index}` }, start);
    await backUpWhenDue({ db, settings, media: openStorage(settings), now: () => start });
    await db.deleteFrom('users').where('username', '!=', 'anna0').execute();
    const next = backUpWhenDue({ db, settings, media: openStorage(settings), now: () => start + day });
    await expect(next).rejects.toThrow('no older backup was removed');
    expect(names(settings)).toContain('janus-2026-01-01.janus');
    await db.deleteFrom('users').execute();
    const empty = backUpWhenDue({ db, settings, media: openStorage(settings), now: () => start + 2 * day });
    await expect(empty).rejects.toThrow('no account');
    expect(names(settings)).toEqual(['janus-2026-01-01.janus', 'janus-2026-01-02.janus']);
    await database.close();
    remove();
  });

  test('include one before a migration, with the schema from before it', async () => {
    const { database, settings, remove } = await open(2);
    const { db } = database;
    await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, start);
    await migrateLike(db, ['001', '002']);
    await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, start);
    expect(() => names(settings)).toThrow('ENOENT');
    await addOldAccount(db);
    await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, start);
    await migrate(db);
    await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, start + day);
    const folder = join(settings.dataFolder, 'backups', 'before-migrations');
    expect(readdirSync(folder)).toEqual([
      '2026-01-01T00-00-00-at-002.janus',
      '2026-01-01T00-00-00-at-002.json',
      'uploads',
    ]);
    const file = join(folder, '2026-01-01T00-00-00-at-002.janus');
    const backup = new DatabaseSync(file, { readOnly: true });
    expect(backup.prepare(`select 1 as n from sqlite_schema where name = 'trash'`).get()).toEqual({ n: 1 });
    backup.close();
    const target = await databases.open();
    await readArchive(target.db, openStorage(settings), file, () => undefined);
    expect(await target.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'anna' }]);
    await Promise.all([database.close(), target.close()]);
    remove();
  });
});

test('a backup that was put in place of the database can be backed up', async () => {
  const site = await openBackupSite();
  await site.backUp(0);
  const file = join(site.settings.dataFolder, 'backups', 'janus-2026-01-01.janus');
  const placed = { ...site.settings, sqliteFile: join(site.settings.dataFolder, 'placed.sqlite') };
  copyFileSync(file, placed.sqliteFile);
  const { db, close } = openSqlite(placed.sqliteFile);
  const now = () => start + day;
  await backUpWhenDue({ db, settings: placed, media: openStorage(placed), now });
  expect((await listDaily(placed)).map(({ name, standing }) => [name, standing])).toEqual([
    ['janus-2026-01-01.janus', 'good'],
    ['janus-2026-01-02.janus', 'good'],
  ]);
  await close();
  await site.close();
});

const pageSize = 4096;

/** Makes pages unreadable. */
function spoilPages(bytes: Buffer): void {
  bytes.fill(0xa5, bytes.length - 30 * pageSize, bytes.length - pageSize);
}

/** Makes an index name an account that is not in the table: SQLite copies it without an error. */
function spoilIndex(bytes: Buffer): void {
  const leafOfIndex = 0x0a;
  for (let at = pageSize; at < bytes.length; at += pageSize) {
    const found = bytes.subarray(at, at + pageSize).indexOf('anna123');
    if (bytes[at] === leafOfIndex && found > 0) bytes.write('anna12x', at + found);
  }
}

test.each([
  ['pages', spoilPages, /malformed/],
  ['an index', spoilIndex, /The backup is damaged/],
])('a database with %s damaged yields no backup, and the good ones stay', async (_, spoil, reason) => {
  const { settings, remove } = testSettings({ backups: 1 });
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  const whole = openSqlite(settings.sqliteFile);
  await migrate(whole.db);
  for (let index = 0; index < 300; index += 1)
    await addUser(whole.db, { username: `anna${index}`, passwordHash: 'x'.repeat(500) }, start);
  await backUpWhenDue({ db: whole.db, settings, media: openStorage(settings), now: () => start });
  await whole.close();
  const bytes = readFileSync(settings.sqliteFile);
  spoil(bytes);
  writeFileSync(settings.sqliteFile, bytes);
  const damaged = openSqlite(settings.sqliteFile);
  await expect(
    backUpWhenDue({ db: damaged.db, settings, media: openStorage(settings), now: () => start + day }),
  ).rejects.toThrow(reason);
  expect(readdirSync(join(settings.dataFolder, 'backups'))).toEqual([
    'janus-2026-01-01.janus',
    'janus-2026-01-01.json',
  ]);
  await damaged.close();
  remove();
});
