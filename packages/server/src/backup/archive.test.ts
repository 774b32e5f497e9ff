import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { createFolderStorage } from '../media/folderStorage.ts';
import { readArchive, writeArchive } from './archive.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'janus-backup-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});
const quiet = (): void => undefined;

describeDatabases('backups', (databases) => {
  test('a backup restored elsewhere shows the same site, uploads included', async () => {
    const media = folder();
    const from = await databases.startServer({ settings: { mediaFolder: media } });
    const { access_token: as } = await from.signIn();
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)]), 'red.png');
    const uploaded = await from.ask('POST', '/api/v1/media/', { as, form });
    const project = await from.ask('POST', '/api/v1/projects/', {
      as,
      body: { translations: [{ language: 'ru', title: 'Ёж' }] },
    });
    expect([uploaded.status, project.status]).toEqual([201, 201]);
    const file = join(folder(), 'site.janus');
    await writeArchive(from.server.database.db, createFolderStorage(media), file, quiet);

    const target = folder();
    const to = await databases.startServer({ settings: { mediaFolder: target } });
    const version = to.server.contentVersion();
    await readArchive(to.server.database.db, createFolderStorage(target), file, quiet);
    const answers = await Promise.all([from, to].map((bench) => bench.ask('GET', '/api/v1/projects/')));
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    const name = `${uploaded.body['id'] as string}.webp`;
    expect(readFileSync(join(target, name))).toEqual(readFileSync(join(media, name)));
    expect((await to.ask('GET', '/api/v1/search/?q=ежи')).body['total']).toBe(1);
    await to.signIn();
    expect(to.server.contentVersion()).toBeGreaterThan(version);
    await Promise.all([from.stop(), to.stop()]);
  });

  test('what is no backup is refused and changes nothing', async () => {
    const bench = await databases.startServer();
    const file = join(folder(), 'nonsense');
    writeFileSync(file, 'not a database at all, but long enough to be read as one'.repeat(50));
    await expect(
      readArchive(bench.server.database.db, createFolderStorage(folder()), file, quiet),
    ).rejects.toThrow('no backup');
    await bench.signIn();
    await bench.stop();
  });
});
