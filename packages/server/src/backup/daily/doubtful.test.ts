import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MediaStorage } from '../../media/storage.ts';
import { openStorage } from '../../media/openStorage.ts';
import { openBackupSite, sitePicture, type BackupSite } from '../../testing/backupSite.ts';
import { acceptNewestBackup } from './acceptNewestBackup.ts';
import { listDaily } from './backUpWhenDue.ts';
import { readBackupState } from './backupState.ts';
import { openPlace } from './place.ts';
import { writeBackup } from './writeBackup.ts';

let site: BackupSite;
beforeEach(async () => {
  site = await openBackupSite({ backups: 2 });
  await site.addUsers(28);
});
afterEach(() => site.close());

/** In the form `01 good`. */
async function standings(): Promise<string[]> {
  return (await listDaily(site.settings)).map(({ name, standing }) => `${name.slice(14, 16)} ${standing}`);
}
const folder = (): string => join(site.settings.dataFolder, 'backups');
const lose = () => site.database.db.deleteFrom('users').where('username', '!=', 'user0').execute();

test('backups of a site that lost most of its content never displace a good one, however many days pass', async () => {
  for (const at of [0, 1, 2]) await site.backUp(at);
  const good = await standings();
  await lose();
  for (let at = 3; at < 9; at += 1)
    await expect(site.backUp(at)).rejects.toThrow(
      /users: 1 of 30.*no older backup was removed.*backup accept/s,
    );
  expect(good).toEqual(['02 good', '03 good']);
  expect(await standings()).toEqual([...good, '08 doubtful', '09 doubtful']);
  const state = await readBackupState(site.database.db);
  expect(state).toMatchObject({ day: '2026-01-09', goodAt: Date.UTC(2026, 0, 3), failure: null });
  expect(state?.shrunk).toContainEqual({ kind: 'users', now: 1, before: 30 });
  // Once the lost rows are back, backups are good again.
  await site.addUsers(29);
  await site.backUp(9);
  expect((await standings()).at(-1)).toBe('10 good');
  expect(await readBackupState(site.database.db)).toMatchObject({ shrunk: [] });
});

test('accepting a clean-up makes later backups good, and older ones are removed in due time', async () => {
  await site.backUp(0);
  await lose();
  await expect(site.backUp(1)).rejects.toThrow('far less');
  const { settings } = site;
  const { db } = site.database;
  expect(await acceptNewestBackup({ db, settings }, '2026-01-01')).toBeNull();
  expect(await acceptNewestBackup({ db, settings }, '2026-01-02')).toMatchObject({ standing: 'good' });
  expect(await acceptNewestBackup({ db, settings }, null)).toBeNull();
  expect(await readBackupState(db)).toMatchObject({ goodAt: Date.UTC(2026, 0, 2), shrunk: [] });
  for (const at of [2, 3]) await site.backUp(at);
  expect(await standings()).toEqual(['03 good', '04 good']);
});

test('missing uploads also make a backup doubtful, and stay with the good backups', async () => {
  const nameOf = (at: number): string => sitePicture.replace(/001\./, `${100 + at}.`);
  for (let at = 0; at < 24; at += 1)
    await openStorage(site.settings).put(nameOf(at), Buffer.from('a picture'));
  await site.backUp(0);
  rmSync(site.settings.mediaFolder, { recursive: true });
  await expect(site.backUp(1)).rejects.toThrow('files: 0 of 25');
  for (const at of [2, 3]) await expect(site.backUp(at)).rejects.toThrow('files');
  expect(readdirSync(join(folder(), 'uploads'))).toHaveLength(25);
});

test('a backup that was truncated in its place does not count', async () => {
  for (const at of [0, 1]) await site.backUp(at);
  truncateSync(join(folder(), 'janus-2026-01-02.janus'), 5000);
  expect(await standings()).toEqual(['01 good', '02 damaged']);
  await site.backUp(1);
  for (const at of [2, 3]) await site.backUp(at);
  expect(await standings()).toEqual(['03 good', '04 good']);
});

test('a backup that reads back changed is discarded, and no older one is removed', async () => {
  await site.backUp(0);
  const place = openPlace(site.settings);
  const changed: MediaStorage = {
    ...place.backups,
    putFile: (name) => place.backups.put(name, Buffer.from('half of it')),
  };
  const source = { db: site.database.db, settings: site.settings, media: openStorage(site.settings) };
  await expect(
    writeBackup(source, { ...place, backups: changed }, 'janus-2026-01-02.janus', { now: 0, former: [] }),
  ).rejects.toThrow('came back changed');
  expect(readdirSync(folder())).toEqual(['janus-2026-01-01.janus', 'janus-2026-01-01.json', 'uploads']);
});

test('backups without a note are inspected, and keep their uploads', async () => {
  for (const at of [0, 1]) await site.backUp(at);
  for (const name of ['janus-2026-01-01.json', 'janus-2026-01-02.json']) rmSync(join(folder(), name));
  truncateSync(join(folder(), 'janus-2026-01-01.janus'), 5000);
  await openStorage(site.settings).delete(sitePicture);
  await site.backUp(2);
  expect(await standings()).toEqual(['02 good', '03 good']);
  expect(readdirSync(join(folder(), 'uploads'))).toEqual([sitePicture]);
});
