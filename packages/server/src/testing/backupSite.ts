import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUpWhenDue } from '../backup/daily/backUpWhenDue.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import { openStorage } from '../media/openStorage.ts';
import { addUser } from '../routes/users/store.ts';
import type { Settings } from '../settings.ts';
import { testSettings } from './testSettings.ts';

const day = 24 * 60 * 60 * 1000;
export const firstDay = Date.UTC(2026, 0, 1);
export const sitePicture = '00000000-0000-4000-8000-000000000001.webp';

export interface BackupSite {
  database: OpenDatabase;
  settings: Settings;
  addUsers(count: number): Promise<void>;
  /** Runs the housekeeping of a day, counted from the first one. */
  backUp(days: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a site with some accounts and one upload, with backups switched on. */
export async function openBackupSite(overrides: Partial<Settings> = {}): Promise<BackupSite> {
  const { settings, remove } = testSettings({ backups: 7, ...overrides });
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  mkdirSync(settings.mediaFolder, { recursive: true });
  writeFileSync(join(settings.mediaFolder, sitePicture), 'a picture');
  const database = openDatabase(settings);
  await migrate(database.db);
  let users = 0;
  const site: BackupSite = {
    database,
    settings,
    async addUsers(count) {
      for (const last = users + count; users < last; users += 1)
        await addUser(database.db, { username: `user${users}`, passwordHash: 'x' }, firstDay);
    },
    backUp: (days) =>
      backUpWhenDue({
        db: database.db,
        settings,
        media: openStorage(settings),
        now: () => firstDay + days * day,
      }),
    async close() {
      await database.close();
      remove();
    },
  };
  await site.addUsers(2);
  return site;
}
