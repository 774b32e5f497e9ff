import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useS3Server } from '../testing/useS3Server.ts';
import { createFolderStorage } from './folderStorage.ts';
import { parseS3Address } from './s3Address.ts';
import { createS3Storage, type S3Options } from './s3Storage.ts';
import { readFileOf, StorageUnavailableError, type MediaStorage } from './storage.ts';

const { folder, server: s3 } = useS3Server();

function openS3(url: string, options?: S3Options): MediaStorage {
  const address = parseS3Address(url);
  if (!address) throw new Error('no address');
  return createS3Storage(address, options);
}

async function namesIn(storage: MediaStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list()) names.push(name);
  return names.sort();
}

describe.each([
  ['a folder', () => createFolderStorage(join(folder, 'media'))],
  // small pages, so that a list has several
  ['S3', () => openS3(s3().url, { pageSize: 3 })],
])('uploads in %s', (_, open) => {
  test('are stored, read completely and in ranges, listed and deleted', async () => {
    const storage = open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_byte, at) => at % 251));
    expect(await namesIn(storage)).toEqual([]);
    for (let at = 0; at < 8; at += 1) await storage.put(`${at}.webp`, Buffer.from(`file ${at}`));
    await storage.put('7.webp', bytes);
    expect(await namesIn(storage)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((at) => `${at}.webp`));
    for await (const { name, size, modifiedAt } of storage.list()) {
      expect(size).toBe(name === '7.webp' ? bytes.length : 6);
      expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(60_000);
    }
    expect(await readFileOf(storage, '7.webp')).toEqual(bytes);
    expect(await storage.size('7.webp')).toBe(bytes.length);
    const part = await storage.get('7.webp', { first: 1000, last: 1999 });
    expect(part?.size).toBe(bytes.length);
    expect(Buffer.concat((await part?.stream.toArray()) ?? [])).toEqual(bytes.subarray(1000, 2000));
    const unread = await storage.get('7.webp');
    unread?.stream.destroy();
    await storage.put('empty.webp', Buffer.alloc(0));
    expect(await storage.size('empty.webp')).toBe(0);
    expect(await readFileOf(storage, 'empty.webp')).toHaveLength(0);

    expect([await storage.get('none.webp'), await storage.size('none.webp')]).toEqual([null, null]);
    await storage.delete('none.webp');
    for (const name of await namesIn(storage)) await storage.delete(name);
    expect(await namesIn(storage)).toEqual([]);
  });
});

async function refusals(storage: MediaStorage): Promise<unknown[]> {
  const works: (() => Promise<unknown>)[] = [
    () => storage.put('a.webp', Buffer.from('a')),
    () => storage.get('a.webp'),
    () => storage.size('a.webp'),
    () => storage.delete('a.webp'),
    () => namesIn(storage),
  ];
  return Promise.all(works.map((work) => work().catch((error: unknown) => error)));
}

test('a wrong secret is refused by the S3 server, and never shown in an error', async () => {
  for (const error of await refusals(openS3(s3().url.replace('S3RVER@', 'never-told@')))) {
    expect(error).toBeInstanceOf(StorageUnavailableError);
    expect(String(error)).toMatch(/403/);
    expect(String(error)).not.toContain('never-told');
  }
});

test('a missing bucket is an error for every operation', async () => {
  const storage = openS3(s3().url.replace('/uploads', '/nowhere'));
  await expect(storage.put('a.webp', Buffer.from('a'))).rejects.toThrow(StorageUnavailableError);
  await expect(storage.get('a.webp')).rejects.toThrow('NoSuchBucket');
  await expect(namesIn(storage)).rejects.toThrow(StorageUnavailableError);
});

test('a storage that is down or silent is reported within the time limit', async () => {
  const sockets = new Set<Socket>();
  const silent = createTcpServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as AddressInfo;
  const url = s3().url.replace(String(s3().port), String(port));
  const began = Date.now();
  for (const error of await refusals(openS3(url, { timeLimit: 300 })))
    expect(error).toBeInstanceOf(StorageUnavailableError);
  expect(Date.now() - began).toBeLessThan(3000);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
  for (const error of await refusals(openS3(url))) expect(error).toBeInstanceOf(StorageUnavailableError);
});

test.each([
  'https://storage.example/bucket',
  'https://KEY@storage.example/bucket',
  'https://KEY:SECRET@storage.example/',
  'https://KEY:SECRET@storage.example/a/b',
  'https://KEY:SECRET@storage.example/bucket?acl=x',
  'ftp://KEY:SECRET@storage.example/bucket',
  'bucket',
])('%s is not a storage URL', (text) => expect(parseS3Address(text)).toBeNull());

test('a storage URL is split into its parts, with the secret separate from the endpoint', () => {
  expect(parseS3Address('https://AK:a%2Fb%2B@s.example:9000/my-bucket/?region=eu-1')).toEqual({
    accessKeyId: 'AK',
    secretAccessKey: 'a/b+',
    endpoint: 'https://s.example:9000/my-bucket',
    region: 'eu-1',
  });
});
