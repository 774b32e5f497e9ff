import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../testing/importFiles.ts';
import { writeZip, type ZipEntry } from '../../testing/writeZip.ts';
import { fixtures } from '../formats/fixtures.ts';
import { folderLimits } from './readFolder.ts';

const post = { name: 'post.md', content: '---\ntitle: A\n---\ntext\n' };

test('a zip is read like a folder, with or without a single top folder', async () => {
  const { 'source/_posts/first.md': content = '' } = fixtures.hexo;
  for (const top of ['', 'my-site/']) {
    const zip = writeZip([
      { name: `${top}source/_posts/`, content: '', mode: 0o040_755 },
      { name: `${top}source/_posts/first.md`, content },
      { name: '__MACOSX/._first.md', content: 'not a post' },
    ]);
    const { found, lines } = await importFiles({ 'site.zip': zip }, 'site.zip');
    expect(found('first', 'ru').title).toBe('Первый');
    expect(lines).toHaveLength(1);
  }
});

test('a symbolic link is refused, and the rest is imported', async () => {
  const zip = writeZip([post, { name: 'passwd.md', content: '/etc/passwd', mode: 0o120_777 }]);
  const { lines, count } = await importFiles({ 'site.zip': zip }, 'site.zip');
  expect(lines.map(({ item, outcome }) => [item, outcome])).toEqual([
    ['passwd.md', 'refused'],
    ['posts/post', 'taken'],
  ]);
  expect(count).toBe(1);
});

const zeros = Buffer.alloc(30 * 1024 * 1024);

test.each<[string, readonly ZipEntry[], RegExp]>([
  ['has a path traversal', [post, { name: '../out.md', content: 'x' }], /cannot be read: .*\.\.\/out\.md/],
  [
    'has a path traversal with backslashes',
    [post, { name: 'a\\..\\..\\out.md', content: 'x' }],
    /cannot be read/,
  ],
  [
    'has an absolute path',
    [post, { name: '/tmp/janus-out.md', content: 'x' }],
    /cannot be read: absolute path/,
  ],
  [
    'has a path with a drive letter',
    [post, { name: 'C:\\out.md', content: 'x' }],
    /cannot be read: absolute path/,
  ],
  ['is encrypted', [post, { name: 'b.md', content: 'x', isEncrypted: true }], /b\.md is encrypted/],
  [
    'is a zip bomb with its true size',
    [post, { name: 'b.md', content: zeros }],
    /unpacks to more than 10 MB/,
  ],
  [
    'is a zip bomb with a forged size',
    [post, { name: 'b.md', content: zeros, declared: 100 }],
    /cannot be read: too many/,
  ],
  ['has a duplicate name', [post, post], /stand in each other/],
  [
    'has a file and a folder of one name',
    [
      { ...post, name: 'a' },
      { ...post, name: 'a/b.md' },
    ],
    /stand in each other/,
  ],
  [
    'is nested too deep',
    [post, { name: `${'a/'.repeat(30)}b.md`, content: 'x' }],
    /more than 20 folders deep/,
  ],
  [
    'contains a device file',
    [post, { name: 'b.md', content: '', mode: 0o020_666 }],
    /neither a file nor a folder/,
  ],
])('an archive that %s is refused completely and leaves nothing behind', async (_, entries, reason) => {
  const { db, folder, work, run } = await openImport({ 'in/site.zip': writeZip(entries) });
  await expect(run('in/site.zip')).rejects.toThrow(reason);
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
  expect(readdirSync(work)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['in']);
  expect(existsSync(join(tmpdir(), 'janus-out.md'))).toBe(false);
});

test('an archive with too many files, or an invalid one, is refused with a message', async () => {
  const many = writeZip([post, { ...post, name: 'b.md' }, { ...post, name: 'c.md' }]);
  const { run } = await openImport({
    'many.zip': many,
    'none.zip': 'no archive',
    'cut.zip': many.subarray(0, -40),
  });
  await expect(run('many.zip', { limits: { ...folderLimits, files: 2 } })).rejects.toThrow(
    'more than 2 files',
  );
  await expect(run('none.zip')).rejects.toThrow('The archive cannot be read');
  await expect(run('cut.zip')).rejects.toThrow('The archive cannot be read');
});
