import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createServer } from '../createServer.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { findSecret, secretHalfName } from './secret.ts';
import { secretTrouble } from './secretFile.ts';

test.each(['', '\n', 'cut-off-in-the-mid'])(
  'a stored secret of %j is refused at the start with a message',
  async (kept) => {
    const { settings, remove } = testSettings({ secret: null });
    settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
    writeFileSync(join(settings.dataFolder, 'secret'), kept);
    const server = createServer({ settings });
    await expect(server.ready()).rejects.toThrow(/secret is (empty|cut off).*delete the file/s);
    expect(secretTrouble(settings.dataFolder)).toContain('put the right one back');
    // a file that can be repaired by hand is left as it is
    expect(readFileSync(join(settings.dataFolder, 'secret'), 'utf8')).toBe(kept);
    await server.close();
    remove();
  },
);

test('processes that start together agree on one complete secret', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'janus-secret-')), 'data');
  const program = `
    import { keptSecret } from '${new URL('./secretFile.ts', import.meta.url).href}';
    await new Promise((resolve) => process.stdin.once('data', resolve));
    process.stdout.write(keptSecret(process.argv[1]));
    process.exit();`;
  const words = ['--conditions=janus-source', '--input-type=module', '--eval', program, folder];
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const secrets = children.map(({ stdout }) => text(stdout));
  for (const child of children) child.stdin.write('go\n');
  await Promise.all(children.map((child) => once(child, 'exit')));
  const [secret = '', ...others] = await Promise.all(secrets);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(new Set(others)).toEqual(new Set([secret]));
  expect(readdirSync(folder)).toEqual(['secret']);
  rmSync(folder, { recursive: true, force: true });
});

test('a secret half written by a killed process is ignored', async () => {
  const { settings, remove } = testSettings({ secret: null });
  mkdirSync(settings.dataFolder, { recursive: true });
  writeFileSync(join(settings.dataFolder, 'secret.0123456789ab.part'), 'half');
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  const server = createServer({ settings });
  await server.ready();
  expect(readFileSync(join(settings.dataFolder, 'secret'), 'utf8')).toMatch(/^[\w-]{64}$/);
  await server.close();
  remove();
});

describeDatabases('the secret', (databases) => {
  test('a new one has the 64 characters that tokens need', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ secret: null });
    expect(await findSecret(db, createFolderStorage(settings.mediaFolder), settings)).toHaveLength(64);
    remove();
    await close();
  });

  if (databases.engine !== 'postgres') return;
  test('one that was emptied in the database is refused with a message', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ secret: null });
    expect(await findSecret(db, createFolderStorage(settings.mediaFolder), settings)).toHaveLength(64);
    await db.updateTable('facts').set({ value: '' }).where('key', '=', 'secret').execute();
    await expect(findSecret(db, createFolderStorage(settings.mediaFolder), settings)).rejects.toThrow(
      'delete the row',
    );
    remove();
    await close();
  });

  test('neither the database nor the uploads alone reveal it', async () => {
    const { db, close } = await databases.open();
    const { settings, remove } = testSettings({ secret: null });
    const media = createFolderStorage(settings.mediaFolder);
    const [secret, second] = await Promise.all([
      findSecret(db, media, settings),
      findSecret(db, media, settings),
    ]);
    expect(second).toBe(secret);
    const { rows } = await sql<{ value: string }>`select value from facts`.execute(db);
    const half = readFileSync(join(settings.mediaFolder, secretHalfName), 'utf8');
    expect([...rows.map(({ value }) => value), half]).not.toContain(secret);
    writeFileSync(join(settings.mediaFolder, secretHalfName), 'x'.repeat(64));
    expect(await findSecret(db, media, settings)).not.toBe(secret);
    writeFileSync(join(settings.mediaFolder, secretHalfName), 'short');
    await expect(findSecret(db, media, settings)).rejects.toThrow('delete it');
    remove();
    await close();
  });
});
