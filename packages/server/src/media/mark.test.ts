import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { run } from '../cli/run.ts';
import { createServer } from '../createServer.ts';
import { madeMigrations, migrateLike } from '../db/migrate.ts';
import { openPostgres } from '../db/open.ts';
import { addOldAccount } from '../testing/addOldAccount.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { createFolderStorage } from './folderStorage.ts';
import { markName, requireSharedStorage } from './mark.ts';
import { startS3Server } from '../testing/s3Server.ts';
import type { Settings } from '../settings.ts';
import { testPassword, testSettings } from '../testing/testSettings.ts';
import type { TestServer } from '../testing/startTestServer.ts';

const folders: string[] = [];
function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'janus-mark-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

async function upload(bench: TestServer): Promise<string> {
  const { access_token: as } = await bench.signIn();
  const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(png)]), 'red.png');
  const { status, body } = await bench.ask<{ url: string }>('POST', '/api/v1/media/', { as, form });
  expect(status).toBe(201);
  return body.url;
}

describeDatabases('uploads of several instances', (databases) => {
  if (databases.engine === 'sqlite') {
    test('a folder used with SQLite needs no mark', async () => {
      const { settings, remove } = testSettings();
      settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
      for (const mediaFolder of [makeFolder(), makeFolder()]) {
        const server = createServer({ settings: { ...settings, mediaFolder } });
        await server.ready();
        expect(existsSync(join(mediaFolder, markName))).toBe(false);
        await server.close();
      }
      remove();
    });
    return;
  }

  test('in one folder are found by all instances that started together', async () => {
    const settings = {
      databaseUrl: await databases.createDatabase(),
      mediaFolder: join(makeFolder(), 'new'),
    };
    const benches = await Promise.all([1, 2, 3].map(() => databases.startServer({ settings })));
    for (const writer of benches) {
      const url = await upload(writer);
      for (const reader of benches) expect((await reader.ask('GET', url)).status).toBe(200);
    }
    await Promise.all(benches.map((bench) => bench.stop()));
  });

  test('in two folders are refused at the start with a message, even before the first upload', async () => {
    const databaseUrl = await databases.createMigrated();
    const others = makeFolder();
    const first = await databases.startServer({ settings: { databaseUrl, mediaFolder: makeFolder() } });
    const elsewhere = await databases.startServer({ settings: { mediaFolder: others } });
    const { settings: common, remove } = testSettings({ databaseUrl });
    const start = async (mediaFolder: string): Promise<void> => {
      const server = createServer({ settings: { ...common, mediaFolder } });
      try {
        await server.ready();
      } finally {
        await server.close();
      }
    };
    await expect(start(makeFolder())).rejects.toThrow(
      /not where the uploads of this database are kept.*Give every instance the same folder.*media adopt/s,
    );
    await expect(start(others)).rejects.toThrow('holds the uploads of another database');
    await elsewhere.stop();
    remove();
    await first.stop();
  });

  test('in another folder are refused before a migration makes its backup', async () => {
    const databaseUrl = (await databases.createDatabase()) ?? '';
    const old = openPostgres(databaseUrl);
    await migrateLike(old.db, ['001', '002']);
    await addOldAccount(old.db);
    await requireSharedStorage(old.db, createFolderStorage(makeFolder()));
    const { settings, remove } = testSettings({ databaseUrl, backups: 1 });
    const server = createServer({ settings });
    await expect(server.ready()).rejects.toThrow('not where the uploads of this database are kept');
    expect(existsSync(join(settings.dataFolder, 'backups'))).toBe(false);
    expect(await madeMigrations(old.db)).toEqual(['001', '002']);
    await Promise.all([server.close(), old.close()]);
    remove();
  });

  test('in one bucket are shared; another bucket or a folder is refused', async () => {
    const [one, two] = [await startS3Server(), await startS3Server()];
    const databaseUrl = await databases.createMigrated();
    const start = (settings: Partial<Settings>) =>
      databases.startServer({ settings: { databaseUrl, ...settings } });
    const [first, second] = [await start({ storageUrl: one.url }), await start({ storageUrl: one.url })];
    expect((await second.ask('GET', await upload(first))).status).toBe(200);
    await expect(start({ storageUrl: two.url })).rejects.toThrow('the same JANUS_STORAGE_URL');
    await expect(start({})).rejects.toThrow('media adopt');
    for (const bench of [first, second, one, two]) await bench.stop();
  });

  test('that were moved can be adopted, and the doctor reports the problem before', async () => {
    const data = makeFolder();
    const environment = {
      DATABASE_URL: (await databases.createMigrated()) ?? '',
      JANUS_OWNER_PASSWORD: testPassword,
    };
    const type = async (line: string, folder: string) => {
      const said: string[] = [];
      const say = (text: string): void => void said.push(text);
      const code = await run(line.split(' '), {
        environment: { ...environment, JANUS_DATA: folder },
        folder,
        out: say,
        err: say,
        readInput: async () => '',
      });
      return { code, said: said.join('\n') };
    };
    const settings = { databaseUrl: environment.DATABASE_URL, mediaFolder: join(data, 'media') };
    const bench = await databases.startServer({ settings });
    const url = await upload(bench);
    await bench.stop();

    const moved = makeFolder();
    expect((await type('doctor', data)).said).toMatch(/^ok {4}uploads are shared/m);
    const doctor = await type('doctor', moved);
    expect([doctor.code, doctor.said]).toEqual([
      1,
      expect.stringMatching(/^BAD {3}uploads are shared: .+adopt/m),
    ]);
    expect(await type('backup x.janus', moved)).toMatchObject({
      code: 1,
      said: expect.stringContaining('media adopt'),
    });
    expect(await type('media adopt', moved)).toMatchObject({
      code: 2,
      said: expect.stringContaining('1 of the newest 1 are not in'),
    });
    const name = url.replace('/media/', '');
    cpSync(join(data, 'media', name), join(moved, 'media', name));
    expect(await type('media adopt', moved)).toMatchObject({ code: 0 });
    expect((await type('doctor', moved)).said).toMatch(/^ok {4}uploads are shared/m);
    const again = await databases.startServer({
      settings: { ...settings, mediaFolder: join(moved, 'media') },
    });
    expect((await again.ask('GET', url)).status).toBe(200);
    await again.stop();
    expect((await type('doctor', data)).said).toContain('holds the uploads of another database');
  });
});
