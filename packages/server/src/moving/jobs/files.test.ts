import { mkdtemp, open, readFile, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writePart } from './files.ts';

afterEach(() => void vi.restoreAllMocks());

test('a part is written completely even if the disk accepts a few bytes at a time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'janus-part-'));
  const handle = await open(join(folder, 'other'), 'w');
  const kind = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const write = kind.write as unknown as (...asked: [Uint8Array, number, number, number]) => unknown;
  vi.spyOn(kind, 'write').mockImplementation(function (this: FileHandle, ...asked: unknown[]) {
    const [bytes, from, length, at] = asked as [Uint8Array, number, number, number];
    return write.call(this, bytes, from, Math.min(length, 3), at);
  } as FileHandle['write']);
  const file = join(folder, 'source', 'posts.zip');
  await writePart(file, Buffer.from('one, two, '), 0);
  await writePart(file, Buffer.from('three'), 10);
  expect(await readFile(file, 'utf8')).toBe('one, two, three');
  await rm(folder, { recursive: true });
});
