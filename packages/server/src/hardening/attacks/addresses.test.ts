import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFiles } from '../../pages/serveFiles.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { portOf, request, sendRaw } from './wire.ts';

const treasure = 'what nobody may read';
const hosts = { portfolio: ['ann.example', 'www.ann.example'], blog: ['blog.ann.example'] };

/** Ways out of a folder, in every spelling that decoders have fallen for. */
const ways = [
  '../treasure.txt',
  '../../treasure.txt',
  '..%2ftreasure.txt',
  '..%2f..%2ftreasure.txt',
  '%2e%2e/treasure.txt',
  '%2e%2e%2ftreasure.txt',
  '..%252ftreasure.txt',
  '..%c0%aftreasure.txt',
  '..\\treasure.txt',
  '..%5ctreasure.txt',
  '....//treasure.txt',
  './/../treasure.txt',
  '%00/../treasure.txt',
  'x.webp%00.txt',
  '../data/secret',
  '..%2fjanus.sqlite',
  '..;/treasure.txt',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  'file:///etc/passwd',
  `${'../'.repeat(40)}etc/passwd`,
  `${'%2e%2e%2f'.repeat(40)}etc%2fpasswd`,
];
const doors = ['/media/', '/assets/', '/cv/', '/', '/api/openapi/', '/api/docs/', '/api/v1/posts/slug/'];

describe('addresses', () => {
  let folder: string;
  let bench: TestServer;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'janus-attack-'));
    for (const name of ['data/media', 'built/assets']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of [
      'treasure.txt',
      'data/treasure.txt',
      'data/secret',
      'built/.env',
      'data/janus.sqlite',
    ])
      writeFileSync(join(folder, name), treasure);
    writeFileSync(join(folder, 'built/assets/app.js'), 'ok');
    bench = await startTestServer({
      settings: { dataFolder: join(folder, 'data'), mediaFolder: join(folder, 'data/media'), hosts },
      assets: createFiles(join(folder, 'built')),
      pages: async (asked) =>
        new Response(`<p>${new URL(asked.url).host}</p>`, { headers: { 'content-type': 'text/html' } }),
    });
    port = portOf(await bench.server.listen());
  });
  afterAll(async () => {
    await bench.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lead out of no folder, however they are spelt', async () => {
    expect((await sendRaw(port, request('GET', '/assets/app.js'))).body).toBe('ok');
    for (const door of doors) {
      for (const way of ways) {
        const answer = await sendRaw(port, request('GET', door + way));
        const text = answer.head + answer.body;
        expect(answer.status, door + way).toBeGreaterThanOrEqual(200);
        expect(answer.status, door + way).toBeLessThan(500);
        expect(text, door + way).not.toContain(treasure);
        expect(text, door + way).not.toContain('root:');
        expect(text, 'no path of the machine is told').not.toContain(folder);
      }
    }
    expect((await sendRaw(port, request('GET', '/.env'))).body).not.toContain(treasure);
  });

  const face = async (headers: readonly string[], target = '/'): Promise<string> => {
    const { status, body } = await sendRaw(port, request('GET', target, headers));
    return status === 200 ? (/<p>(.*?)<\/p>/.exec(body)?.[1] ?? '') : String(status);
  };

  it('choose the face by the host alone, unknown hosts get the portfolio', async () => {
    expect(await face(['Host: ann.example'])).toBe('ann.example');
    expect(await face(['Host: blog.ann.example'])).toBe('blog.ann.example');
    expect(await face(['Host: BLOG.Ann.Example:8080'])).toBe('blog.ann.example');
    expect(await face(['Host: blog.ann.example.'])).toBe('blog.ann.example');
    for (const stranger of [
      'evil.example',
      'blog.ann.example.evil.example',
      'xblog.ann.example',
      '127.0.0.2',
      '""',
      'a b',
    ])
      expect(await face([`Host: ${stranger}`]), stranger).toMatch(/^(?:ann\.example|400)$/);
  });

  it('believe no forwarded host from a stranger, and keep none for the next visitor', async () => {
    const lies = [
      'X-Forwarded-Host: blog.ann.example',
      'Forwarded: host=blog.ann.example',
      'X-Host: blog.ann.example',
      'X-Original-Host: evil.example',
      'X-Forwarded-Host: evil.example',
      'X-Original-URL: /admin',
      'X-Rewrite-URL: /admin',
    ];
    for (const lie of lies) expect(await face(['Host: ann.example', lie]), lie).toBe('ann.example');
    expect(await face(['Host: ann.example'])).toBe('ann.example');
    expect(await face(['Host: blog.ann.example'])).toBe('blog.ann.example');
  });

  it('refuse two hosts and none, and take the host line over the target', async () => {
    expect(await face(['Host: ann.example', 'Host: blog.ann.example'])).toMatch(/^(?:ann\.example|400)$/);
    expect((await sendRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
    expect(await face(['Host: ann.example'], 'http://blog.ann.example/')).not.toContain('blog');
    expect(await face(['Host: user@blog.ann.example'])).toMatch(/^(?:ann\.example|400)$/);
    expect(await face(['Host: blog.ann.example/../x'])).toMatch(/^(?:ann\.example|400)$/);
  });

  it('say nothing of the asked host in an error', async () => {
    const { head, body } = await sendRaw(port, request('GET', '/api/v1/nothing/', ['Host: evil.example']));
    expect(head + body).not.toContain('evil');
  });
});
