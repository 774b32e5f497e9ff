import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createServer } from '../../createServer.ts';
import { migrateLike } from '../../db/migrate.ts';
import { openDatabase } from '../../db/open.ts';
import { addOldAccount } from '../../testing/addOldAccount.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { BackupNote } from './backupNote.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 11, 31);
const nameOf = (time: number): string => `janus-${new Date(time).toISOString().slice(0, 10)}`;

/** Writes a good backup for each day of a year except the last, as small as possible. */
function writeYear(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const note: BackupNote = {
    madeAt: 0,
    size: 1,
    sha256: '',
    holds: {},
    uploads: [],
    shrunk: [],
    isAccepted: false,
  };
  for (let time = Date.UTC(2026, 0, 1); time < now; time += day) {
    writeFileSync(join(folder, `${nameOf(time)}.janus`), 'x');
    writeFileSync(join(folder, `${nameOf(time)}.json`), JSON.stringify({ ...note, madeAt: time }));
  }
}

describeDatabases('a starting server', (databases) => {
  test('backs up before migrating, makes the daily backup, and keeps those of 7 days, 4 weeks and 6 months', async () => {
    const databaseUrl = await databases.createDatabase();
    const { settings, remove } = testSettings({ databaseUrl, backups: 7 });
    settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
    const old = openDatabase(settings);
    await migrateLike(old.db, ['001', '002']);
    await addOldAccount(old.db);
    await old.close();
    const folder = join(settings.dataFolder, 'backups');
    writeYear(folder);

    const server = createServer({ settings, now: () => now });
    await server.ready();
    expect(await readdir(join(folder, 'before-migrations'))).toContain('2026-12-31T00-00-00-at-002.janus');
    expect(await readdir(folder)).toContain('janus-2026-01-01.janus');
    await server.listen();
    const backups = async (): Promise<string[]> =>
      (await readdir(folder)).filter((name) => name.endsWith('.janus')).map((name) => name.slice(11, 16));
    const kept = '07-31 08-31 09-30 10-31 11-30 12-13 12-20 12-25 12-26 12-27 12-28 12-29 12-30 12-31';
    await vi.waitFor(async () => expect(await backups()).toEqual(kept.split(' ')), { timeout: 10_000 });
    await server.close();
    remove();
  });
});
