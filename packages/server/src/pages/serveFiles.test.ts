import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFiles } from './serveFiles.ts';

function ask(
  files: ReturnType<typeof createFiles>,
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const sent = { status: 0, headers: [] as string[], body: '' };
  const response = {
    writeHead: (status: number, list: string[]) => Object.assign(sent, { status, headers: list }),
    end: (body?: Buffer) => Object.assign(sent, { body: body?.toString() ?? '' }),
  };
  const wasAnswered = files(
    { url, headers, method } as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { wasAnswered, ...sent };
}

test('built files come compressed, for ever, and nothing outside the folder is a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'plain');
  writeFileSync(join(folder, 'assets/a-1.js.br'), 'small');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '.secret'), 'no');
  const files = createFiles(folder);

  const small = ask(files, '/assets/a-1.js', { 'accept-encoding': 'br' });
  expect(small.body).toBe('small');
  expect(small.headers).toContain('public, max-age=31536000, immutable');
  expect(ask(files, '/assets/a-1.js?x=1').body).toBe('plain');
  const tag = small.headers[small.headers.indexOf('etag') + 1] ?? '';
  expect(ask(files, '/assets/a-1.js', { 'if-none-match': tag }).status).toBe(304);
  expect(ask(files, '/icon.svg').headers).toContain('public, max-age=3600');
  for (const url of ['/assets/a-1.js.br', '/.secret', '/../package.json', '/assets', '/'])
    expect(ask(files, url).wasAnswered).toBe(false);
  expect(ask(files, '/icon.svg', {}, 'POST').wasAnswered).toBe(false);
});
