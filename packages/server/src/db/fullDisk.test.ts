import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readdirSync, rmSync, writeSync, closeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer, type TestAnswer, type TestServer } from '../testing/startTestServer.ts';
import { testSettings } from '../testing/testSettings.ts';

interface SmallDisk {
  folder: string;
  remove(): void;
}

/** Mounts a file system of four megabytes, if the process may mount. */
function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'janus-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function fill(folder: string): void {
  const file = openSync(join(folder, 'filling'), 'w');
  for (const size of [1 << 20, 1 << 12]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size));
    } catch {
      // Full for pieces of this size.
    }
  }
  closeSync(file);
}

async function expectRefusal(bench: TestServer, token: string): Promise<void> {
  const title = 'Длинное слово '.repeat(10);
  const write = (): Promise<TestAnswer> =>
    bench.ask('POST', '/api/v1/projects/', {
      as: token,
      body: { translations: [{ language: 'ru', title, description: title.repeat(100) }] },
    });
  let answer = await write();
  // The last page of the journal may have had room.
  for (let turn = 0; turn < 400 && answer.status === 201; turn += 1) answer = await write();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    507,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.body['detail']).toContain('нет места');
  const read = await bench.ask('GET', '/api/v1/projects/', { headers: { 'accept-language': 'en' } });
  expect(read.status).toBe(200);
}

const disk = mountSmallDisk();

if (disk !== null) {
  test('a full disk answers 507 to writes and uploads, leaves no partial file, and recovers once there is space', async () => {
    onTestFinished(disk.remove);
    const { settings, remove } = testSettings({
      dataFolder: disk.folder,
      sqliteFile: join(disk.folder, 'janus.sqlite'),
      mediaFolder: join(disk.folder, 'media'),
    });
    const bench = await startTestServer({ settings });
    const { access_token: as } = await bench.signIn();
    const picture = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    const upload = (): Promise<TestAnswer> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
      return bench.ask('POST', '/api/v1/media/', { as, form });
    };
    fill(disk.folder);
    expect((await upload()).status).toBe(507);
    expect(readdirSync(settings.mediaFolder)).toEqual([]);
    await expectRefusal(bench, as);
    rmSync(join(disk.folder, 'filling'));
    expect((await upload()).status).toBe(201);
    const body = { translations: [{ language: 'ru', title: 'Есть место' }] };
    expect((await bench.ask('POST', '/api/v1/projects/', { as, body })).status).toBe(201);
    await bench.stop();
    remove();
  });
}

test('a database that may not grow answers 507 with a reason, and can still be read', async () => {
  const { settings, remove } = testSettings();
  settings.sqliteFile = join(settings.dataFolder, 'janus.sqlite');
  const bench = await startTestServer({ settings });
  const { access_token: as } = await bench.signIn();
  const { sqlite } = bench.server.database;
  const pages = Number(sqlite?.prepare('pragma page_count').get()?.['page_count']);
  sqlite?.exec(`pragma max_page_count = ${pages + 2}`);
  await expectRefusal(bench, as);
  sqlite?.exec('pragma max_page_count = 1000000');
  const body = { translations: [{ language: 'ru', title: 'Есть место' }] };
  expect((await bench.ask('POST', '/api/v1/projects/', { as, body })).status).toBe(201);
  await bench.stop();
  remove();
});
