import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerContext } from '../context.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/open.ts';
import { readContentVersion } from '../db/transaction.ts';
import { testSettings } from '../testing/testSettings.ts';
import { openStorage } from '../media/openStorage.ts';
import { backUpWhenDue } from './backups.ts';

const day = 24 * 60 * 60 * 1000;

test('SQLite is copied once a day, and the newest copies are kept', async () => {
  const { settings, remove } = testSettings({ backups: 2 });
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  const database = openSqlite(settings.sqliteFile);
  await migrate(database.db);
  let now = Date.UTC(2026, 0, 1);
  const context: ServerContext = {
    db: database.db,
    database,
    settings,
    media: openStorage(settings),
    now: () => now,
    contentVersion: () => 1,
    notices: { send: async () => undefined },
  };
  for (const step of [0, 1000, day, day]) {
    now += step;
    await backUpWhenDue(context);
  }
  const folder = join(settings.dataFolder, 'backups');
  expect(readdirSync(folder).toSorted()).toEqual(['janus-2026-01-02.sqlite', 'janus-2026-01-03.sqlite']);
  await database.close();

  const copy = openSqlite(join(folder, 'janus-2026-01-03.sqlite'));
  expect(await readContentVersion(copy.db)).toBe(1);
  await copy.close();
  remove();
});
