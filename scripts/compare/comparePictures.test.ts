import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

/**
 * Returns a page that may differ by one step of one channel, in one corner, in the dark theme only. A solid square: the
 * pixels of thin letters may all count as smoothed edges, which are not compared.
 */
const page = (dark: string) =>
  `<style>p { width: 40px; height: 40px; background: #3c3c3c } @media (prefers-color-scheme: dark) { p { background: ${dark} } }</style><p>Nearly the same.</p>`;
const bodies: Readonly<Record<string, string>> = { before: page('#3c3c3c'), after: page('#3d3c3c') };

it('reports changed pictures, ignores unchanged ones, and names what was added and removed', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(bodies[request.url?.slice(1) ?? '']);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const subject = (name: string, body: string) => ({ name, url: `http://127.0.0.1:${port}/${body}` });
  const folder = await mkdtemp(join(tmpdir(), 'compare-'));
  const comparison = await comparePictures(
    [subject('changed', 'before'), subject('old', 'before')],
    [subject('changed', 'after'), subject('young', 'after')],
    folder,
    () => undefined,
  );
  expect(comparison).toEqual({ pictures: 6, differ: 3, added: ['young'], removed: ['old'] });
  expect(existsSync(join(folder, 'report/index.html'))).toBe(true);
  server.close();
  await rm(folder, { recursive: true });
});
