import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addUser } from '../routes/users/store.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../db/open.ts';
import { openBackupSite } from '../testing/backupSite.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { backupsFinding, failedBackupFinding } from './backupFindings.ts';
import { engineFindings } from './findings.ts';

async function durability(database: OpenDatabase): Promise<string | null | undefined> {
  return (await engineFindings(database)).find(({ name }) => name === 'durability')?.trouble;
}

describeDatabases('durability that an engine gives up for speed', (databases) => {
  if (databases.engine === 'sqlite') {
    test('is reported for SQLite: a journal that is not WAL, and writes that are not flushed', async () => {
      const { settings, remove } = testSettings();
      const database = openSqlite(join(settings.dataFolder, 'janus.sqlite'));
      expect(await durability(database)).toBeNull();
      database.sqlite?.exec('pragma synchronous = normal');
      expect(await durability(database)).toBe('Writes are not flushed to the disk.');
      database.sqlite?.exec('pragma synchronous = full; pragma journal_mode = delete');
      expect(await durability(database)).toMatch(/in the mode delete, not wal.+move it to a local one/);
      await database.close();
      remove();
    });
    return;
  }

  test('is reported for PostgreSQL by the names of its settings', async () => {
    const url = (await databases.createDatabase()) ?? '';
    const name = new URL(url).pathname.slice(1);
    const finding = async (): Promise<string> => {
      const database = openPostgres(url);
      const trouble = await durability(database);
      await database.close();
      return trouble ?? '';
    };
    const change = async (value: string): Promise<void> => {
      const { db, close } = openPostgres(url);
      await sql`alter database ${sql.id(name)} set synchronous_commit = ${sql.lit(value)}`.execute(db);
      await close();
    };
    // The test server turns everything off; only one setting can be changed per database.
    expect(await finding()).toMatch(/may lose what it has acknowledged: switch .*synchronous_commit on\./);
    await change('on');
    expect(await finding()).toMatch(/: switch fsync, full_page_writes on\./);
  });
});

test('doubtful backups and a failed attempt are reported with what to do', async () => {
  const site = await openBackupSite();
  const { db } = site.database;
  expect((await backupsFinding(site.settings)).trouble).toContain('none yet');
  const today = (Date.now() - Date.UTC(2026, 0, 1)) / (24 * 60 * 60 * 1000);
  for (let at = 0; at < 20; at += 1) await addUser(db, { username: `more${at}`, passwordHash: 'x' }, 0);
  await site.backUp(today - 1);
  expect([await backupsFinding(site.settings), await failedBackupFinding(db)]).toMatchObject([
    { trouble: null },
    { trouble: null },
  ]);
  await db.deleteFrom('users').where('username', 'like', 'more%').execute();
  await expect(site.backUp(today)).rejects.toThrow();
  expect(await backupsFinding(site.settings)).toMatchObject({
    trouble: expect.stringMatching(/users: 2 of 22.+backup accept.+restore janus-[\d-]+\.janus --force/),
    isMinor: true,
  });
  site.settings.backupsUrl = 'http://KEY:SECRET@127.0.0.1:1/bucket';
  await expect(site.backUp(today + 1)).rejects.toThrow();
  const failed = await failedBackupFinding(db);
  expect(failed).toMatchObject({ trouble: expect.stringMatching(/cannot be reached.+every hour/) });
  expect((await backupsFinding(site.settings)).trouble).toContain('JANUS_BACKUPS_URL');
  expect(failed.trouble).not.toContain('SECRET');
  await site.close();
});
