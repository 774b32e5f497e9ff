import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { importFiles, openImport } from '../../testing/importFiles.ts';
import { writeTar, type TarEntry } from '../../testing/writeTar.ts';
import { writeZip } from '../../testing/writeZip.ts';
import { folderLimits } from './readFolder.ts';

const post = { name: 'post.md', content: '---\ntitle: A\n---\ntext\n' };

test('archives made by tar are read like their folder, with long and Unicode names', async () => {
  const { folder, db, run } = await openImport({});
  const deep = `content/posts/${'a'.repeat(60)}/${'b'.repeat(60)}`;
  mkdirSync(join(folder, 'site', deep), { recursive: true });
  writeFileSync(join(folder, 'site', deep, 'заметка.md'), post.content);
  writeFileSync(join(folder, 'site/hugo.toml'), '');
  for (const [name, form] of [
    ['a.tar.gz', 'gnu'],
    ['b.tgz', 'pax'],
    ['c.TAR.GZ', 'ustar'],
  ] as const) {
    execFileSync('tar', ['-czf', join(folder, name), `--format=${form}`, '-C', folder, 'site']);
    const lines = await run(name, { isDryRun: true });
    expect(lines.map(({ item, outcome }) => `${outcome} ${item}`)).toEqual(['taken posts/zametka']);
  }
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
});

test('links of both kinds are refused, and the rest is imported', async () => {
  const tar = writeTar([
    { name: './', kind: '5' },
    { ...post, name: './post.md' },
    { name: 'passwd.md', kind: '2', link: '/etc/passwd' },
    { name: 'hard.md', kind: '1', link: '/etc/passwd' },
    { name: '.git/config', content: 'x' },
  ]);
  const { lines, count } = await importFiles({ 'site.tar.gz': tar }, 'site.tar.gz');
  expect(lines.map(({ item, outcome }) => [item, outcome])).toEqual([
    ['passwd.md', 'refused'],
    ['hard.md', 'refused'],
    ['posts/post', 'taken'],
  ]);
  expect(count).toBe(1);
});

const zeros = Buffer.alloc(30 * 1024 * 1024);
const extended = (text: string): string => {
  const length = `${text.length + 4} ${text}\n`.length;
  return `${length} ${text}\n`;
};

test.each<[string, readonly TarEntry[], RegExp]>([
  ['has a path traversal', [post, { name: '../out.md', content: 'x' }], /relative path: \.\.\/out\.md/],
  ['has a path traversal with backslashes', [post, { name: 'a\\..\\..\\out.md' }], /relative path/],
  ['has an absolute path', [post, { name: '/tmp/janus-out.md', content: 'x' }], /absolute path/],
  ['has a path with a drive letter', [post, { name: 'C:\\out.md', content: 'x' }], /absolute path/],
  [
    'has a path traversal in a pax header',
    [post, { name: 'x', kind: 'x', content: extended('path=../out.md') }, { name: 'b.md', content: 'x' }],
    /relative path/,
  ],
  [
    'has a path traversal in a GNU long name',
    [post, { name: 'x', kind: 'L', content: '../out.md\0' }, { name: 'b.md', content: 'x' }],
    /relative path/,
  ],
  [
    'has a null character in a name',
    [{ name: 'x', kind: 'x', content: extended('path=a\0b.md') }, post],
    /null character/,
  ],
  ['has a malformed pax header', [{ name: 'x', kind: 'x', content: '99 path=a\n' }, post], /damaged/],
  [
    'has a negative size in a pax header',
    [{ name: 'x', kind: 'x', content: extended('size=-1') }, post],
    /a number in it is none/,
  ],
  ['is a decompression bomb', [post, { name: 'b.md', content: zeros }], /unpacks to more than 10 MB/],
  ['is truncated', [post, { name: 'b.md', content: 'x', declared: 100_000 }], /ends before its end/],
  [
    'has a wrong checksum',
    [post, { name: 'b.md', content: 'x', isDamaged: true }],
    /header in it is damaged/,
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
    [post, { name: `${'a/'.repeat(22)}b.md`, content: 'x' }],
    /more than 20 folders deep/,
  ],
  ['contains a device file', [post, { name: 'b.md', kind: '3' }], /neither a file nor a folder/],
])('a tar that %s is refused completely and leaves nothing behind', async (_, entries, reason) => {
  const { db, folder, work, run } = await openImport({ 'in/site.tgz': writeTar(entries) });
  await expect(run('in/site.tgz')).rejects.toThrow(reason);
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
  expect(readdirSync(work)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['in']);
  expect(existsSync(join(tmpdir(), 'janus-out.md'))).toBe(false);
});

test('a tar with too many files, or an invalid one, is refused with a message', async () => {
  const many = writeTar([post, { ...post, name: 'b.md' }, { ...post, name: 'c.md' }]);
  const headers = Array.from({ length: 60_000 }, () => ({ name: 'x', kind: 'g' }));
  const { run } = await openImport({
    'many.tgz': many,
    'headers.tgz': writeTar(headers),
    'none.tgz': 'no archive',
    'zip.tgz': writeZip([post]),
    'text.tgz': gzipSync('x'.repeat(2000)),
    'cut.tgz': many.subarray(0, -20),
    'empty.tgz': gzipSync(''),
  });
  const limits = { ...folderLimits, files: 2 };
  await expect(run('many.tgz', { limits })).rejects.toThrow('more than 2 files');
  await expect(run('headers.tgz')).rejects.toThrow('more than 50000 files');
  for (const name of ['none.tgz', 'zip.tgz', 'text.tgz', 'cut.tgz', 'empty.tgz'])
    await expect(run(name)).rejects.toThrow('The archive cannot be read');
});

test('zips within a zip form one folder, and share its limits', async () => {
  const part = (name: string) => writeZip([{ ...post, name: `Export/${name}` }]);
  const zip = writeZip([
    { name: 'Part-1.zip', content: part('one.md') },
    { name: 'Part-2.zip', content: part('two.md') },
  ]);
  const { lines } = await importFiles({ 'site.zip': zip }, 'site.zip');
  expect(lines.map(({ item }) => item)).toEqual(['posts/one', 'posts/two']);

  const bomb = writeZip([{ name: 'b.md', content: zeros }]);
  const nested = writeZip([
    { name: 'a.zip', content: bomb },
    { name: 'b.zip', content: bomb },
  ]);
  const { run, work } = await openImport({
    'bomb.zip': nested,
    'deep.zip': writeZip([{ name: 'a.zip', content: writeZip([{ name: 'b.zip', content: part('c.md') }]) }]),
    'out.zip': writeZip([{ name: 'a.zip', content: writeZip([{ name: '../../out.md', content: 'x' }]) }]),
  });
  await expect(run('bomb.zip')).rejects.toThrow('unpacks to more than 10 MB');
  await expect(run('out.zip')).rejects.toThrow('cannot be read');
  // a zip in a zip in a zip stays packed, and contains no text
  expect(await run('deep.zip')).toEqual([expect.objectContaining({ outcome: 'aside', item: 'posts' })]);
  expect(readdirSync(work)).toEqual([]);
});
