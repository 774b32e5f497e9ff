import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addHealthCheck } from './healthCheck.ts';

interface Descriptor {
  digest: string;
  size: number;
}

let layout = '';
const blobs = () => join(layout, 'blobs/sha256');
beforeAll(async () => {
  layout = await mkdtemp(join(tmpdir(), 'janus-layout-'));
  await mkdir(blobs(), { recursive: true });
});
afterAll(() => rm(layout, { recursive: true }));

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function write(value: object): Promise<Descriptor> {
  const bytes = Buffer.from(JSON.stringify(value));
  await writeFile(join(blobs(), sumOf(bytes)), bytes);
  return { digest: `sha256:${sumOf(bytes)}`, size: bytes.length };
}

async function read<T>({ digest, size }: Descriptor): Promise<T> {
  const bytes = await readFile(join(blobs(), digest.replace('sha256:', '')));
  expect([`sha256:${sumOf(bytes)}`, bytes.length]).toEqual([digest, size]);
  return JSON.parse(bytes.toString()) as T;
}

it('the health check is added to the image of each platform, with correct digests', async () => {
  const manifests = [];
  for (const architecture of ['amd64', 'arm64'])
    manifests.push(await write({ config: await write({ architecture, config: { User: '1000' } }) }));
  const index = { manifests: [{ ...(await write({ manifests })), annotations: { name: 'janus' } }] };
  await writeFile(join(layout, 'index.json'), JSON.stringify(index));

  const check = { Test: ['CMD', 'node'], Retries: 3 };
  await addHealthCheck(layout, check);

  const written = JSON.parse(await readFile(join(layout, 'index.json'), 'utf8')) as typeof index;
  const [first = { digest: '', size: 0 }] = written.manifests;
  expect(first).toMatchObject({ annotations: { name: 'janus' } });
  const images = [];
  for (const one of (await read<{ manifests: Descriptor[] }>(first)).manifests)
    images.push(await read((await read<{ config: Descriptor }>(one)).config));
  expect(images).toEqual(
    ['amd64', 'arm64'].map((architecture) => ({
      architecture,
      config: { User: '1000', Healthcheck: check },
    })),
  );
  expect(await readdir(blobs())).toHaveLength(5);
});
