import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFiles } from '@janus-site/server';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RawResponse } from '@janus-site/server/testing';
import { heeded, observatoryScore, readPolicy } from './testing/observatory.ts';
import { startSite, type StartedSite } from './testing/startSite.ts';

const portfolio = 'ann.example';
const blog = 'blog.ann.example';
const script = '/assets/app-1.js';

let folder: string;
let site: StartedSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'janus-headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, script), 'export {};');
  const hosts = { portfolio: [portfolio], blog: [blog] };
  site = await startSite({ originScheme: 'https', hosts }, serveFiles(folder, 'https'));
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

const expected = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()') as string,
};

/** A kind of response: its host, path and status, and which origins may embed it. */
type Row = [
  kind: string,
  host: string,
  path: string,
  status: number,
  shownBy: 'same-origin' | 'cross-origin',
];

const kinds: readonly Row[] = [
  ['a page', portfolio, '/', 200, 'same-origin'],
  ['the same page from the cache', portfolio, '/', 200, 'same-origin'],
  ['a page of the blog', blog, '/posts', 200, 'same-origin'],
  ['the shell of the admin area', portfolio, '/admin', 200, 'same-origin'],
  ['a missing page', blog, '/nothing/here', 404, 'same-origin'],
  ['a redirect', blog, '/posts/', 308, 'same-origin'],
  ['a redirect to the feed', blog, '/feed', 308, 'same-origin'],
  ['a feed', blog, '/feed.xml', 200, 'cross-origin'],
  ['the site map', blog, '/sitemap.xml', 200, 'same-origin'],
  ['robots.txt', portfolio, '/robots.txt', 200, 'same-origin'],
  ['the JSON Resume', portfolio, '/resume.json', 200, 'cross-origin'],
  ['the manifest', portfolio, '/manifest.webmanifest', 200, 'same-origin'],
  ['an icon', portfolio, '/favicon.svg', 200, 'cross-origin'],
  ['a drawn icon', portfolio, '/icon-192.png', 200, 'cross-origin'],
  ['a built script', portfolio, script, 200, 'same-origin'],
  ['a response of a service', portfolio, '/api/v1/projects/', 200, 'same-origin'],
  ['a refusal of a service', portfolio, '/api/v1/users/', 401, 'same-origin'],
  ['an unknown operation', portfolio, '/api/v1/nothing/', 404, 'same-origin'],
  ['a malformed address', portfolio, '/%zz', 400, 'same-origin'],
  ['the API reference', portfolio, '/api/docs', 200, 'same-origin'],
  ['a contract', portfolio, '/api/openapi/posts.json', 200, 'same-origin'],
  ['a missing picture', portfolio, '/media/nothing.webp', 404, 'same-origin'],
  ['the PDF of the CV', portfolio, '/cv/ru.pdf', 200, 'same-origin'],
  ['health', portfolio, '/healthz', 200, 'same-origin'],
];

function expectCareful(answer: RawResponse, shownBy: string): void {
  expect(answer.headers).toMatchObject({ ...expected, 'cross-origin-resource-policy': shownBy });
  const policy = readPolicy(String(answer.headers['content-security-policy']));
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  // Pages of the portfolio have a search in the blog.
  expect([["'none'"], ["'self'"], ["'self'", `https://${blog}`]]).toContainEqual(policy.get('form-action'));
  expect(policy.get('default-src')).toEqual(["'none'"]);
  const names = [...policy.values()].flatMap(heeded);
  expect(names.filter((name) => /unsafe|^\*|^http:/.test(name))).toEqual([]);
}

describe('the security headers of every response', () => {
  test.each(kinds)('%s: %s%s', async (_kind, host, path, status, shownBy) => {
    const answer = await site.ask(host, path);
    expect(answer.status).toBe(status);
    expectCareful(answer, shownBy);
  });

  test.each(kinds.filter(([, , , status]) => status === 200))(
    '304 Not Modified: %s: %s%s',
    async (_kind, host, path, _status, shownBy) => {
      const { etag } = (await site.ask(host, path)).headers;
      if (etag === undefined) return;
      const again = await site.ask(host, path, { 'if-none-match': etag });
      expect(again.status).toBe(304);
      expectCareful(again, shownBy);
    },
  );

  test('a picture, complete or partial, may be embedded by other sites', async () => {
    const { text } = await site.ask(portfolio, '/');
    const [address = ''] = /\/media\/[0-9a-f-]+\.webp/.exec(text) ?? [];
    expectCareful(await site.ask(portfolio, address), 'cross-origin');
    const part = await site.ask(portfolio, address, { range: 'bytes=0-9' });
    expect(part.status).toBe(206);
    expectCareful(part, 'cross-origin');
  });

  test('the response to an invalid request has them, too', async () => {
    const head = await new Promise<string>((resolve) => {
      let got = '';
      const port = Number(site.hosts.portfolio.split(':')[1]);
      const socket = connect(port, '127.0.0.1', () => socket.write('garbage\r\n\r\n'));
      socket.on('data', (chunk) => (got += chunk.toString()));
      socket.on('close', () => resolve(got));
    });
    const headers = Object.fromEntries(head.split('\r\n').map((line) => line.split(': ')));
    expectCareful({ status: 400, headers, bytes: Buffer.alloc(0), text: '' }, 'same-origin');
  });

  test.each([
    [portfolio, '/'],
    [blog, '/'],
    [portfolio, '/admin'],
  ])('%s%s scores A+ by the rules of the HTTP Observatory', async (host, path) => {
    const { score, points } = observatoryScore(await site.ask(host, path));
    expect(points).toMatchObject({ 'content-security-policy': 10, 'cross-origin-resource-policy': 10 });
    expect(score).toBeGreaterThanOrEqual(115);
  });
});

const policyOf = async (host: string, path: string) =>
  String((await site.ask(host, path)).headers['content-security-policy']);

const evaluated = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    // Without the findings that are praise, such as a fallback that newer browsers ignore.
    .filter(({ severity }) => severity !== Severity.NONE)
    .map(({ severity, directive, value }) => [Severity[severity], directive, value ?? ''].join(' '));

describe('Google’s CSP Evaluator', () => {
  test.each([
    [portfolio, '/'],
    [portfolio, '/admin'],
    [blog, '/posts'],
    [blog, '/login'],
    [blog, '/nothing/here'],
  ])(
    'reports for %s%s only the hint that the site itself might serve foreign scripts',
    async (host, path) => {
      // It does not: uploads are pictures and PDF, nosniff (routes of media), and no response is a script wrapper.
      expect(evaluated(await policyOf(host, path))).toEqual(["MEDIUM_MAYBE script-src 'self'"]);
    },
  );

  test.each(['/api/docs', '/api/v1/projects/', script, '/robots.txt'])(
    'finds nothing at %s',
    async (path) => {
      expect(evaluated(await policyOf(portfolio, path))).toEqual([]);
    },
  );
});

test('over plain http no response has Strict-Transport-Security', async () => {
  const plain = await startSite({ sample: false });
  for (const path of ['/', '/api/v1/projects/', '/robots.txt']) {
    const { headers } = await plain.ask(plain.hosts.portfolio, path);
    expect(headers['strict-transport-security']).toBeUndefined();
  }
  await plain.stop();
});
