import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

/** One step of one channel, in a corner of the page. */
const bodies: Readonly<Record<string, string>> = {
  still: '<p>The same.</p>',
  before: '<p style="color: rgb(60 60 60)">Nearly the same.</p>',
  after: '<p style="color: rgb(61 60 60)">Nearly the same.</p>',
};

it('finds the picture that has changed, passes the one that has not, and names what is new and what is gone', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(bodies[request.url?.slice(1) ?? '']);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const subject = (name: string, body = 'still') => ({ name, url: `http://127.0.0.1:${port}/${body}` });
  const folder = await mkdtemp(join(tmpdir(), 'compare-'));
  const comparison = await comparePictures(
    [subject('still'), subject('changed', 'before'), subject('old')],
    [subject('still'), subject('changed', 'after'), subject('young')],
    folder,
    () => undefined,
  );
  expect(comparison).toEqual({ pictures: 12, differ: 6, added: ['young'], gone: ['old'] });
  expect(existsSync(join(folder, 'report/index.html'))).toBe(true);
  server.close();
  await rm(folder, { recursive: true });
});
