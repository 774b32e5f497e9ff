import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../cli/run.ts';
import { addOldAccount } from '../../testing/addOldAccount.ts';
import { openBackupSite, sitePicture } from '../../testing/backupSite.ts';
import { backUpBeforeMigration } from './backUpBeforeMigration.ts';
import { listDaily } from './backUpWhenDue.ts';
import { readBackupState } from './backupState.ts';
import { openPlace } from './place.ts';
import { migrateLike } from '../../db/migrate.ts';
import { openSqlite } from '../../db/open.ts';
import { openStorage } from '../../media/openStorage.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { startS3Server } from '../../testing/s3Server.ts';
import { useS3Server } from '../../testing/useS3Server.ts';

const { folder, server: s3 } = useS3Server();

async function type(line: string, environment: Record<string, string>) {
  const said: string[] = [];
  const say = (text: string): void => void said.push(text);
  const surroundings = { environment, folder, out: say, err: say, readInput: async () => '' };
  const code = await run(line.split(' '), surroundings);
  return { code, said: said.join('\n') };
}

test.each([
  ['a folder', () => join(folder, 'elsewhere')],
  ['an address of a folder', () => `file://${join(folder, 'addressed')}`],
  ['a bucket', () => s3().url],
])(
  'backups go to %s with the same rotation, and can be restored from there on another machine',
  async (_, url) => {
    const site = await openBackupSite({ backups: 2, backupsUrl: url() });
    for (const at of [0, 1, 2]) await site.backUp(at);
    const names = (await listDaily(site.settings)).map(({ name }) => name);
    expect(names).toEqual(['janus-2026-01-02.janus', 'janus-2026-01-03.janus']);
    const uploads: string[] = [];
    for await (const { name } of openPlace(site.settings).uploads.list()) uploads.push(name);
    expect(uploads).toEqual([sitePicture]);
    // Nothing stays where they are made.
    expect(readdirSync(join(site.settings.dataFolder, 'backups'))).toEqual([]);

    const data = mkdtempSync(join(folder, 'new-'));
    const environment = { JANUS_DATA: data, JANUS_BACKUPS_URL: url() };
    expect((await type('backup list', environment)).said).toMatch(/^janus-2026-01-03\.janus\tgood\t/m);
    expect(await type('restore janus-2020-01-01.janus', environment)).toMatchObject({ code: 1 });
    expect(await type('restore janus-2026-01-03.janus', environment)).toMatchObject({ code: 0 });
    expect((await type('user list', environment)).said).toContain('user1');
    expect(readdirSync(join(data, 'media'))).toEqual([sitePicture]);
    expect(readdirSync(join(data, 'backups'))).toEqual([]);
    await site.close();
  },
);

test('backups in a folder are unreadable to other users of the machine', async () => {
  const place = join(folder, 'private');
  const site = await openBackupSite({ backupsUrl: place });
  await site.backUp(0);
  const modes = [place, join(place, 'janus-2026-01-01.janus'), join(place, 'uploads', sitePicture)];
  expect(modes.map((path) => statSync(path).mode & 0o077)).toEqual([0, 0, 0]);
  await site.close();
});

test('an unreachable place is reported without its secret, and the backup of the day is attempted again', async () => {
  const away = await startS3Server();
  const site = await openBackupSite({ backupsUrl: away.url });
  await away.stop();
  await expect(site.backUp(0)).rejects.toThrow('JANUS_BACKUPS_URL');
  const state = await readBackupState(site.database.db);
  expect(state).toMatchObject({ goodAt: null, failure: { at: Date.UTC(2026, 0, 1) } });
  expect(state?.failure?.reason).toMatch(/^The backups in http.+ cannot be reached/);
  expect(state?.failure?.reason).not.toContain('S3RVER');
  site.settings.backupsUrl = null;
  await site.backUp(0);
  expect(await readBackupState(site.database.db)).toMatchObject({ day: '2026-01-01', failure: null });
  await site.close();
});

test('a backup before a migration goes to the place too, or to the data folder if that is unreachable', async () => {
  const name = 'before-migrations/2026-01-01T00-00-00-at-002.janus';
  // Another site has marked the other bucket.
  const bucket = await startS3Server();
  for (const [url, isReachable] of [
    [bucket.url, true],
    ['http://KEY:SECRET@127.0.0.1:1/bucket', false],
  ] as const) {
    const { settings, remove } = testSettings({ backups: 1, backupsUrl: url });
    settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
    const { db, close } = openSqlite(settings.sqliteFile);
    await migrateLike(db, ['001', '002']);
    await addOldAccount(db);
    const failures: unknown[] = [];
    await backUpBeforeMigration(
      { db, settings, media: openStorage(settings) },
      Date.UTC(2026, 0, 1),
      (error) => failures.push(error),
    );
    expect(failures).toHaveLength(isReachable ? 0 : 1);
    const environment = { JANUS_DATA: settings.dataFolder, JANUS_BACKUPS_URL: url };
    const listed = await type('backup list', environment);
    expect(listed.said).toContain(`${name}\tgood`);
    expect(listed.code).toBe(isReachable ? 0 : 1);
    if (!isReachable) expect(listed.said).toMatch(/^The backups in http.+ cannot be reached/m);
    await close();
    const target = {
      ...environment,
      ...(isReachable && { JANUS_DATA: mkdtempSync(join(folder, 'before-')) }),
    };
    expect((await type(`restore ${name} --force`, target)).said).toContain('Restored.');
    remove();
  }
  await bucket.stop();
});
