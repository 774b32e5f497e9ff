import { createApi, resolve } from '@janus-site/core';
import { createServer } from '@janus-site/server';
import type { Server } from '@janus-site/server';
import { testSettings } from '@janus-site/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPage } from './loadPage.ts';

const { settings, remove } = testSettings({ sample: true });
let server: Server;

beforeAll(async () => {
  server = createServer({ settings });
  await server.ready();
});

afterAll(async () => {
  await server.close();
  remove();
});

test.each([
  ['portfolio', '/projects/teplo-gorod', 'teplo-goroda'],
  ['blog', '/post/one-tabel-is-a-queue', 'one-table-is-a-queue'],
])('the not-found page of the %s at %s suggests %s', async (face, path, slug) => {
  const address = `http://${face}.localhost`;
  const api = createApi({
    baseUrls: { auth: address, portfolio: address, posts: address },
    fetch: (input, init) => server.fetch(new Request(input, init)),
  });
  const resolution = resolve({ host: `${face}.localhost`, path, search: '' }, settings.hosts);
  if (resolution.kind === 'redirect') throw new Error(resolution.to);
  const { name, data } = await loadPage(resolution, api);
  expect(name).toBe('notFound');
  expect(JSON.stringify(data)).toContain(`"slug":"${slug}"`);
});
