import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readArchive, writeArchive } from '../../backup/archive.ts';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'janus-archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const id = '00000000-0000-4000-8000-000000000000';
const names = [
  '../evil.webp',
  '../../evil.webp',
  `../${id}.webp`,
  `..\\${id}.webp`,
  `/tmp/${id}.webp`,
  `a/${id}.webp`,
  `${id}.webp/../../evil`,
  `${id}.webp\0.sh`,
  `${id}.html`,
  `${id}.webp\n`,
  '.',
  '',
];

test('an archive writes only uploads, whatever its file names, and no rows if one is forbidden', async () => {
  const bench = await startTestServer();
  const { db } = bench.server.database;
  const file = join(folder, 'site.janus');
  const media = createFolderStorage(join(folder, 'inner', 'media'));
  const quiet = (): void => undefined;
  await writeArchive(db, media, file, quiet);
  const before = await db.selectFrom('users').selectAll().execute();
  for (const table of ['backup_files', 'backup_uploads'])
    for (const name of names) {
      const archive = new DatabaseSync(file);
      archive.exec(
        `delete from backup_files; delete from backup_uploads; update users set username = 'intruder'`,
      );
      const values = table === 'backup_files' ? "(name, bytes) values (?, x'00')" : '(name) values (?)';
      archive.prepare(`insert into ${table} ${values}`).run(name);
      archive.close();
      await expect(readArchive(db, media, file, quiet), JSON.stringify(name)).rejects.toThrow(
        'forbidden name',
      );
    }
  expect(await db.selectFrom('users').selectAll().execute()).toEqual(before);
  expect(existsSync(join(folder, 'inner'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['site.janus']);
  await bench.stop();
});
