import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateLike } from '../../db/migrate.ts';
import { openSqlite } from '../../db/open.ts';
import { openStorage } from '../../media/openStorage.ts';
import { addOldAccount } from '../../testing/addOldAccount.ts';
import { firstDay, openBackupSite } from '../../testing/backupSite.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { typeCommand } from '../../testing/typeCommand.ts';
import { useS3Server } from '../../testing/useS3Server.ts';
import { acceptNewestBackup } from './acceptNewestBackup.ts';
import { backUpBeforeMigration } from './backUpBeforeMigration.ts';
import { backUpWhenDue, listDaily } from './backUpWhenDue.ts';
import { readBackupState } from './backupState.ts';

const { folder, server: s3 } = useS3Server();

const day = 24 * 60 * 60 * 1000;
const otherSite = /holds the backups of another site.+JANUS_BACKUPS_URL.+backup adopt/;

test.each([
  ['a folder', () => join(folder, 'shared')],
  ['a bucket', () => s3().url],
])('a second site in %s is refused, and changes nothing there', async (_, url) => {
  const first = await openBackupSite({ backups: 1, backupsUrl: url() });
  const second = await openBackupSite({ backups: 1, backupsUrl: url() });
  await first.backUp(0);
  await expect(second.backUp(0)).rejects.toThrow(otherSite);
  await expect(second.backUp(1)).rejects.toThrow(otherSite);
  const { db } = second.database;
  expect((await readBackupState(db))?.failure?.reason).toMatch(otherSite);
  await expect(acceptNewestBackup({ db, settings: second.settings }, null)).rejects.toThrow(otherSite);
  const names = async () => (await listDaily(first.settings)).map(({ name }) => name);
  expect(await names()).toEqual(['janus-2026-01-01.janus']);
  for (const at of [1, 2]) await first.backUp(at);
  expect(await names()).toEqual(['janus-2026-01-03.janus']);
  await Promise.all([first.close(), second.close()]);
});

test('a site restored elsewhere continues its backups', async () => {
  const backupsUrl = join(folder, 'continued');
  const site = await openBackupSite({ backupsUrl });
  await site.backUp(0);
  const data = join(folder, 'elsewhere');
  const restored = await typeCommand(folder, 'restore janus-2026-01-01.janus', {
    JANUS_DATA: data,
    JANUS_BACKUPS_URL: backupsUrl,
  });
  expect(restored).toMatchObject({ code: 0 });
  const settings = { ...site.settings, dataFolder: data, sqliteFile: join(data, 'janus.sqlite') };
  const { db, close } = openSqlite(settings.sqliteFile);
  await backUpWhenDue({ db, settings, media: openStorage(settings), now: () => firstDay + day });
  expect(await listDaily(settings)).toHaveLength(2);
  await close();
  await site.close();
});

test('a backup before a migration goes to the data folder if the place is of another site', async () => {
  const backupsUrl = join(folder, 'migrated');
  const site = await openBackupSite({ backupsUrl });
  await site.backUp(0);
  const { settings, remove } = testSettings({ backups: 1, backupsUrl });
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  const { db, close } = openSqlite(settings.sqliteFile);
  await migrateLike(db, ['001', '002']);
  await addOldAccount(db);
  const failures: unknown[] = [];
  await backUpBeforeMigration({ db, settings, media: openStorage(settings) }, firstDay, (error) =>
    failures.push(error),
  );
  expect(failures.map(String)).toEqual([expect.stringMatching(otherSite)]);
  const listed = await typeCommand(folder, 'backup list', {
    JANUS_DATA: settings.dataFolder,
    JANUS_BACKUPS_URL: backupsUrl,
  });
  expect(listed).toMatchObject({
    code: 0,
    out: expect.stringContaining('before-migrations/2026-01-01T00-00-00-at-002.janus\tgood'),
  });
  await Promise.all([close(), site.close()]);
  remove();
});

test('the command backup adopt makes the place the site’s own', async () => {
  const backupsUrl = join(folder, 'adopted');
  const former = await openBackupSite({ backupsUrl });
  await former.backUp(0);
  const site = await openBackupSite({ backupsUrl });
  await expect(site.backUp(1)).rejects.toThrow(otherSite);
  const environment = { JANUS_DATA: site.settings.dataFolder, JANUS_BACKUPS_URL: backupsUrl };
  expect(await typeCommand(folder, 'backup adopt', { JANUS_DATA: site.settings.dataFolder })).toMatchObject({
    code: 1,
    err: expect.stringContaining('JANUS_BACKUPS_URL'),
  });
  expect(await typeCommand(folder, 'backup adopt', environment)).toMatchObject({
    code: 0,
    out: expect.stringContaining(backupsUrl),
  });
  const { db } = site.database;
  expect(await db.selectFrom('events').select(['action']).execute()).toEqual([{ action: 'backups_adopted' }]);
  const { value: siteId } = await db
    .selectFrom('facts')
    .select('value')
    .where('key', '=', 'site_id')
    .executeTakeFirstOrThrow();
  expect(readFileSync(join(backupsUrl, 'janus-site-id'), 'utf8')).toBe(`${siteId}\n`);
  await site.backUp(1);
  expect(await listDaily(site.settings)).toHaveLength(2);
  await expect(former.backUp(1)).rejects.toThrow(otherSite);
  await Promise.all([site.close(), former.close()]);
});
