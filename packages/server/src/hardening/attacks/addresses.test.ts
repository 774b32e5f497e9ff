import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFiles } from '../../pages/serveFiles.ts';
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

describe('request addresses', () => {
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
      assets: serveFiles(join(folder, 'built'), 'http'),
      pages: async (asked) =>
        new Response(`<p>${new URL(asked.url).host}</p>`, { headers: { 'content-type': 'text/html' } }),
    });
    port = portOf(await bench.server.listen());
  });
  afterAll(async () => {
    await bench.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('never lead out of a folder, in any encoding', async () => {
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

  it('choose the face by the Host alone; unknown hosts get the portfolio', async () => {
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

  it('ignore forwarded hosts from untrusted clients, and never keep one for the next visitor', async () => {
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

  it('with two hosts, no host or an invalid one are refused', async () => {
    expect(await face(['Host: ann.example', 'Host: blog.ann.example'])).toBe('400');
    expect(await face(['Host: ann.example', 'hOsT: ann.example'])).toBe('400');
    const none = await sendRaw(port, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect([none.status, none.head]).toEqual([400, expect.stringContaining('frame-ancestors')]);
    for (const wrong of ['user@blog.ann.example', 'blog.ann.example/../x', 'a b', '""', 'ann.example:x'])
      expect(await face([`Host: ${wrong}`]), wrong).toBe('400');
    const old = await sendRaw(port, 'GET / HTTP/1.0\r\n\r\n');
    expect([old.status, old.body]).toEqual([200, '<p>ann.example</p>']);
  });

  it('an absolute target overrides the Host header, for pages and the API alike', async () => {
    const lines = ['Host: ann.example'];
    expect(await face(lines, 'http://blog.ann.example/')).toBe('blog.ann.example');
    expect(await face(lines, 'HTTPS://blog.ann.example')).toBe('blog.ann.example');
    expect(await face(lines, 'http://evil.example/')).toBe('ann.example');
    for (const wrong of [
      'http:///',
      'http://a@blog.ann.example/',
      'ftp://ann.example/',
      'javascript:alert(1)',
    ])
      expect(await face(lines, wrong), wrong).toBe('400');
    const projects = await sendRaw(
      port,
      request('GET', 'http://ann.example/api/v1/projects/?limit=1', lines),
    );
    expect([projects.status, projects.body.slice(0, 9)]).toEqual([200, '{"items":']);
  });

  it('names of this machine are ignored when a proxy forwards the request', async () => {
    expect(await face(['Host: localhost'])).toBe('localhost');
    for (const mark of ['X-Forwarded-For: 203.0.113.7', 'Via: 1.1 proxy', 'Forwarded: for=203.0.113.7'])
      for (const name of ['localhost', '127.0.0.1:3000', '[::1]', 'blog.localhost'])
        expect(await face([`Host: ${name}`, mark]), `${name} ${mark}`).toBe('ann.example');
  });

  it('the requested host is never repeated in an error', async () => {
    const { head, body } = await sendRaw(port, request('GET', '/api/v1/nothing/', ['Host: evil.example']));
    expect(head + body).not.toContain('evil');
  });
});

describe('request addresses behind a trusted proxy', () => {
  it('use its forwarded host if it is one of ours', async () => {
    const bench = await startTestServer({
      settings: { hosts, trustProxy: ['loopback'] },
      pages: async (asked) =>
        new Response(new URL(asked.url).host, { headers: { 'content-type': 'text/html' } }),
    });
    const port = portOf(await bench.server.listen());
    const hostFor = async (...headers: string[]) =>
      (await sendRaw(port, request('GET', '/', ['Host: ann.example', ...headers]))).body;
    expect(await hostFor('X-Forwarded-Host: blog.ann.example')).toBe('blog.ann.example');
    expect(await hostFor('X-Forwarded-Host: evil.example, blog.ann.example')).toBe('blog.ann.example');
    const onBlog = (forwarded: string) =>
      sendRaw(port, request('GET', '/', ['Host: blog.ann.example', `X-Forwarded-Host: ${forwarded}`]));
    for (const strange of ['evil.example', 'localhost', '127.0.0.1', 'a@b', ''])
      expect((await onBlog(strange)).body, strange).toBe('blog.ann.example');
    await bench.stop();
  });
});
