import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LocksLike } from '../session/types.ts';
import { fileLocks } from './fileLocks.ts';

let folder = '';
let locks: LocksLike;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locks-'));
  locks = fileLocks(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const isTaken = () => locks.request('a', { ifAvailable: true }, (lock) => lock === null);

/** Leaves a lock behind as an ended process would. */
async function leaveBehind(holder: string): Promise<string> {
  await locks.request('a', {}, async () => {
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), holder);
  });
  return join(folder, (await readdir(folder))[0] ?? '');
}

test('one holder at a time, waiting ones come next, and names are independent', async () => {
  const seen: string[] = [];
  const turn = (name: string) =>
    locks.request('a', {}, async () => {
      seen.push(`${name} begins`);
      expect(await isTaken()).toBe(true);
      expect(await locks.request('b', { ifAvailable: true }, (lock) => lock !== null)).toBe(true);
      seen.push(`${name} ends`);
    });
  await Promise.all([turn('one'), turn('two')]);
  expect(seen.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(await readdir(folder)).toEqual([]);
});

test('a lock is released when its holder fails', async () => {
  await expect(locks.request('a', {}, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await isTaken()).toBe(false);
});

test('a waiting request can be aborted', async () => {
  await locks.request('a', {}, async () => {
    const waiting = locks.request('a', { signal: AbortSignal.timeout(30) }, () => 'never');
    await expect(waiting).rejects.toThrow('timeout');
    await expect(locks.request('a', { signal: AbortSignal.abort() }, () => 'never')).rejects.toThrow();
  });
});

test('the lock of a dead process is taken over by exactly one waiting request at a time', async () => {
  const { pid } = spawnSync('true');
  await leaveBehind(`${hostname()} ${pid} x`);
  let holders = 0;
  const holds = Array.from({ length: 8 }, () =>
    locks.request('a', {}, async () => {
      holders += 1;
      expect(holders).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 2));
      holders -= 1;
    }),
  );
  await Promise.all(holds);
  expect(await readdir(folder)).toEqual([]);
});

test('the lock of another machine counts until its maximum age', async () => {
  const path = await leaveBehind(`elsewhere ${process.pid} x`);
  expect(await isTaken()).toBe(true);
  const old = Date.now() / 1000 - 61;
  await utimes(path, old, old);
  expect(await isTaken()).toBe(false);
});

test('an impossible folder is an error', async () => {
  await expect(fileLocks('/dev/null/locks').request('a', {}, () => 'never')).rejects.toThrow('ENOTDIR');
});
