import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveFiles } from './serveFiles.ts';
import { serveOn } from '../testing/serveOn.ts';

test('built files are sent compressed and immutable, and nothing hidden or outside the folder is served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'plain');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'small');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'no');
  const files = serveFiles(folder, 'http');
  const { ask } = await serveOn((request, response) => {
    if (!files(request, response)) response.writeHead(404).end();
  });

  const small = await ask('/assets/a-1.js', { 'accept-encoding': 'br' });
  expect(small.body.toString()).toBe('small');
  expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/a-1.js?x=1')).body.toString()).toBe('plain');
  const unchanged = await ask('/assets/a-1.js', { 'if-none-match': String(small.headers['etag']) });
  expect(unchanged.status).toBe(304);
  expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  for (const url of ['/assets/a-1.js.br', '/.secret', '/../package.json', '/assets', '/'])
    expect((await ask(url)).status).toBe(404);
  expect((await ask('/icon.svg', {}, 'POST')).status).toBe(404);
});
