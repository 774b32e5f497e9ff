// @vitest-environment node
import { expect, test } from 'vitest';
import { packFolder } from './packFolder.ts';

const numbers = async (zip: File | null) => new DataView((await zip?.arrayBuffer()) ?? new ArrayBuffer(0));

test('a folder is packed into a zip of uncompressed files with their checksums', async () => {
  const file = new File(['# Привет'], 'a.md');
  const zip = await packFolder([{ path: 'posts/a.md', file }], 'posts');
  expect(zip?.name).toBe('posts.zip');
  const view = await numbers(zip);
  expect(view.getUint32(0, true)).toBe(0x04034b50);
  // the result of `zlib.crc32`
  expect(view.getUint32(14, true)).toBe(0x00ff18c7);
  expect(view.getUint32(18, true)).toBe(file.size);
  const end = view.byteLength - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  expect(view.getUint16(end + 10, true)).toBe(1);
  const directory = view.getUint32(end + 16, true);
  expect(view.getUint32(directory, true)).toBe(0x02014b50);
  expect(directory).toBe(30 + 'posts/a.md'.length + file.size);
});

test('more files than a plain zip can hold are not packed', async () => {
  const file = new File([''], 'a.md');
  expect(
    await packFolder(
      Array.from({ length: 65_536 }, () => ({ path: 'a', file })),
      'x',
    ),
  ).toBeNull();
});
