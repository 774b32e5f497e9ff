import { afterEach, describe, expect, test } from 'vitest';
import { createServer, type Server } from '../createServer.ts';
import type { Settings } from '../settings.ts';
import { ask } from '../testing/ask.ts';
import { collectLog, type CollectedLog } from '../testing/collectLog.ts';
import { testSettings } from '../testing/testSettings.ts';
import { createLogger } from './logger.ts';

const opened: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

interface LoggedSite {
  log: CollectedLog;
  get(host: string, path: string): Promise<number>;
}

/** Opens a server with one page, which reads a service, and one file. */
async function openSite(chosen: Partial<Settings>): Promise<LoggedSite> {
  const { settings, remove } = testSettings({ logLevel: 'info', ...chosen });
  const log = collectLog();
  const server: Server = createServer({
    settings,
    logDestination: log.stream,
    assets(request, response) {
      if (request.url !== '/assets/a.js') return false;
      response.writeHead(200).end('1');
      return true;
    },
    async pages({ url }) {
      await server.fetch(new Request(new URL('/api/v1/profile/', url)));
      return new Response('<p>page', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  });
  const port = Number(new URL(await server.listen()).port);
  opened.push(async () => {
    await server.close();
    remove();
  });
  return { log, get: async (host, path) => (await ask(port, host, path)).status };
}

describe('the log', () => {
  test('has a line for each page that a visitor requests, rendered or cached', async () => {
    const { log, get } = await openSite({});
    await get('blog.localhost', '/posts?q=secret');
    await get('blog.localhost', '/posts?q=secret');
    const [drawn, kept, ...more] = log.linesWith('"path":"/posts"');
    const asked = { kind: 'page', source: 'visitor', method: 'GET', host: 'blog.localhost', status: 200 };
    expect(drawn).toMatchObject({ ...asked, ms: expect.any(Number), reqId: expect.any(String) });
    expect(drawn).not.toHaveProperty('kept');
    expect(kept).toMatchObject({ ...asked, ms: expect.any(Number), kept: true });
    expect(more).toEqual([]);
    expect(log.text()).not.toContain('secret');
  });

  test('omits the site’s own reads and its own files', async () => {
    const { log, get } = await openSite({});
    await get('blog.localhost', '/');
    await get('blog.localhost', '/assets/a.js');
    expect(log.linesWith('/api/v1/profile/')).toEqual([]);
    expect(log.linesWith('/assets/a.js')).toEqual([]);
    await get('blog.localhost', '/api/v1/profile/');
    expect(log.linesWith('/api/v1/profile/')).toMatchObject([{ kind: 'service', source: 'visitor' }]);
  });

  test('includes them at the level debug', async () => {
    const { log, get } = await openSite({ logLevel: 'debug' });
    await get('blog.localhost', '/');
    await get('blog.localhost', '/assets/a.js');
    expect(log.linesWith('/api/v1/profile/')).toMatchObject([{ kind: 'service', source: 'site' }]);
    expect(log.linesWith('/assets/a.js')).toMatchObject([{ kind: 'file', source: 'visitor', kept: true }]);
  });

  test('is human-readable on request', async () => {
    const { log, get } = await openSite({ logFormat: 'text' });
    await get('blog.localhost', '/posts');
    await get('blog.localhost', '/posts');
    await get('blog.localhost', '/api/v1/nothing/');
    expect(log.text()).toMatch(/^\d\d:\d\d:\d\d info  GET blog\.localhost\/posts 200 in [\d.]+ ms$/m);
    expect(log.text()).toMatch(/GET blog\.localhost\/posts 200 in [\d.]+ ms, from memory$/m);
    expect(log.text()).toMatch(
      /GET blog\.localhost\/api\/v1\/nothing\/ 404 in [\d.]+ ms \{"code":"not_found"\}$/m,
    );
  });
});

test('terminal control characters are escaped in the log', () => {
  const log = collectLog();
  const logger = createLogger({ logLevel: 'info', logFormat: 'text' }, log.stream);
  logger.error({ err: new Error('\u001B[2J\u009B31m') }, 'a \u001B]0;title\u0007 name');
  expect(log.text()).toContain('a \\x1b]0;title\\x07 name');
  expect(log.text()).toContain('\\x9b31m');
  // oxlint-disable-next-line no-control-regex -- the test looks for these characters
  expect(log.text()).not.toMatch(/[\u001B\u009B\u0007]/);
});
