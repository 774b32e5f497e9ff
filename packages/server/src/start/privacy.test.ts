import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeArchive } from '../backup/archive.ts';
import { createServer } from '../createServer.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { privacyWarning } from './privacy.ts';

/** The paths of a folder that other accounts have any access to. */
function openPaths(folder: string): string[] {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['', ...below].filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
}

test('a new data folder is private, with everything in it', async () => {
  const { settings, remove } = testSettings({ secret: null, sample: true });
  const dataFolder = join(settings.dataFolder, 'data');
  const server = createServer({
    settings: {
      ...settings,
      dataFolder,
      sqliteFile: join(dataFolder, 'janus.sqlite'),
      mediaFolder: join(dataFolder, 'media'),
    },
  });
  await server.ready();
  const names = readdirSync(dataFolder);
  expect(names).toEqual(expect.arrayContaining(['janus.sqlite', 'janus.sqlite-wal', 'media', 'secret']));
  expect(openPaths(dataFolder)).toEqual([]);
  await server.close();
  remove();
});

test('open permissions are closed at the start; files that are not ours are left alone', async () => {
  const { settings, remove } = testSettings({ secret: null });
  const { dataFolder, mediaFolder } = settings;
  settings.sqliteFile = join(dataFolder, 'janus.sqlite');
  for (const folder of [mediaFolder, join(dataFolder, 'backups/uploads'), join(dataFolder, 'else')])
    mkdirSync(folder, { recursive: true });
  for (const name of ['janus.sqlite', 'media/a.webp', 'backups/a.janus', 'backups/uploads/b', 'else/c'])
    writeFileSync(join(dataFolder, name), '', { mode: 0o644 });
  for (const name of ['', 'media', 'backups', 'backups/uploads', 'else'])
    chmodSync(join(dataFolder, name), 0o755);
  const server = createServer({ settings });
  await server.ready();
  expect(openPaths(dataFolder)).toEqual(['else', 'else/c']);
  await server.close();
  remove();
});

test('files of another owner are named, with what to do', () => {
  expect(privacyWarning([])).toBeNull();
  expect(privacyWarning(['/data'])).toMatch(/may read \/data, .* chmod -R go=/);
  expect(privacyWarning(['/data', '/data/a', '/data/b'])).toContain('/data and 2 more');
});

describeDatabases('an archive', (databases) => {
  test('is private while it is being written', async () => {
    const bench = await startTestServer({ settings: { databaseUrl: await databases.createMigrated() } });
    const { settings, remove } = testSettings();
    onTestFinished(remove);
    const modes: number[] = [];
    const file = join(settings.dataFolder, 'backup.janus');
    const note = () =>
      modes.push(
        ...readdirSync(settings.dataFolder).map(
          (name) => statSync(join(settings.dataFolder, name)).mode & 0o077,
        ),
      );
    await writeArchive(bench.server.database.db, createFolderStorage(settings.mediaFolder), file, note);
    note();
    expect(modes.length).toBeGreaterThan(1);
    expect(new Set(modes)).toEqual(new Set([0]));
    await bench.stop();
  });
});
