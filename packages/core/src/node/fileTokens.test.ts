import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileTokens } from './fileTokens.ts';

let folder = '';
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'tokens-')), 'session');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

test('tokens are shared by all clients of the folder, and private to the user', async () => {
  const storage = fileTokens(folder);
  expect(storage.get('accessToken')).toBeNull();
  storage.set('accessToken', 'one');
  storage.set('accessToken', 'two');
  storage.set('refreshToken', 'three');
  const other = fileTokens(folder);
  expect([other.get('accessToken'), other.get('refreshToken')]).toEqual(['two', 'three']);
  const mode = async (path: string) => (await stat(path)).mode & 0o777;
  expect([await mode(folder), await mode(join(folder, 'accessToken'))]).toEqual([0o700, 0o600]);
  other.remove('accessToken');
  expect(storage.get('accessToken')).toBeNull();
  expect(await readdir(folder)).toEqual(['refreshToken']);
});

test('a change by another process is reported to listeners', async () => {
  const storage = fileTokens(folder);
  const listener = vi.fn();
  const off = storage.subscribe?.(listener);
  fileTokens(folder).set('accessToken', 'new');
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  off?.();
});

test('an impossible folder is an error, not ignored', () => {
  expect(() => fileTokens('/dev/null/session').set('accessToken', 'x')).toThrow('ENOTDIR');
  expect(() => fileTokens('/dev/null/session').get('accessToken')).toThrow('ENOTDIR');
});
