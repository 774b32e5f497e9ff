import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, operations } from '../contract/document.ts';
import { allRefusals } from '../hardening/refusals/reader.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

describe('/api/docs', () => {
  let bench: TestServer;
  let page: Document;
  let text: string;
  let headers: Headers;

  beforeAll(async () => {
    bench = await startTestServer();
    const answer = await bench.ask('GET', '/api/docs');
    ({ text, headers } = answer);
    expect(answer.status).toBe(200);
    page = new JSDOM(text).window.document;
  });
  afterAll(() => bench.stop());

  it('has every operation with its method, path, responses, refusals and example', () => {
    expect(operations).toHaveLength(173);
    for (const { id, method, path, responses, pathParameters, queryParameters } of operations) {
      const section = page.getElementById(id);
      expect(section?.querySelector('h4')?.textContent).toBe(`${method} ${path}`);
      const rows = [...(section?.querySelectorAll('tbody th') ?? [])].map((cell) => cell.textContent ?? '');
      for (const status of responses.keys()) expect(rows, id).toContain(String(status));
      for (const { name } of [...pathParameters, ...queryParameters]) {
        expect(
          rows.some((row) => row.split(' ')[0] === name),
          `${id} ${name}`,
        ).toBe(true);
      }
    }
    for (const refusal of allRefusals) {
      const [id = '', code] = refusal.split(' ');
      const words = [...(page.getElementById(id)?.querySelectorAll('tbody code') ?? [])].map(
        (element) => element.textContent,
      );
      expect(words, refusal).toContain(code);
    }
    expect(page.getElementById('createPost')?.querySelector('pre')?.textContent).toContain('Первый пост');
  });

  it('has every schema with its fields', () => {
    for (const [service, document] of documents) {
      const { schemas } = document['components'] as { schemas: Record<string, { properties?: object }> };
      for (const [name, schema] of Object.entries(schemas)) {
        const section = page.getElementById(`schema-${service}-${name}`);
        expect(section, name).not.toBeNull();
        const fields = [...(section?.querySelectorAll('tbody code') ?? [])].map((cell) => cell.textContent);
        expect(fields).toEqual(expect.arrayContaining(Object.keys(schema.properties ?? {})));
      }
    }
    expect(page.getElementById('schema-portfolio-ProfileUpdate')?.textContent).toContain(
      'at least 1 of the fields',
    );
    expect(page.getElementById('schema-posts-Slug')?.textContent).toContain('not ^[0-9a-f-]{36}$');
    expect(page.getElementById('schema-posts-Post')?.textContent).toContain('previous');
  });

  it('has unique anchors, and no links to missing ones', () => {
    const ids = [...page.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href') ?? '');
    expect(targets.length).toBeGreaterThan(200);
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([]);
  });

  it('has its headings in order, and declares its language', () => {
    const levels = [...page.querySelectorAll('main h1,main h2,main h3,main h4,main h5')].map((heading) =>
      Number(heading.tagName[1]),
    );
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? 0) + 1)).toEqual([]);
    expect(page.documentElement.lang).toBe('en');
    expect(page.title).toBe('Janus API reference');
  });

  it('runs no script, loads nothing from elsewhere, and allows only its own style', () => {
    expect(page.querySelectorAll('script,link,img,iframe,object,[style],[onclick]')).toHaveLength(0);
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(text).not.toMatch(/@import|url\(/);
    const hash = createHash('sha256')
      .update(page.querySelector('style')?.textContent ?? '')
      .digest('base64');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(text).not.toMatch(/undefined|\[object/);
  });

  it('is revalidated by its ETag, and is sent in every encoding', async () => {
    const tag = headers.get('etag') ?? '';
    const again = await bench.ask('GET', '/api/docs', { headers: { 'if-none-match': tag } });
    expect([again.status, again.text]).toEqual([304, '']);
    for (const encoding of ['br', 'gzip']) {
      const { headers: own } = await bench.ask('GET', '/api/docs/', {
        headers: { 'accept-encoding': encoding },
      });
      expect(own.get('content-encoding')).toBe(encoding);
      expect(own.get('etag')).not.toBe(tag);
      expect(own.get('vary')).toBe('Accept-Encoding, Origin');
    }
  });

  it('is built from contracts that can be fetched', async () => {
    for (const [service, document] of documents) {
      const answer = await bench.ask('GET', `/api/openapi/${service}.json`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.text)).toEqual(JSON.parse(JSON.stringify(document)));
      const tag = answer.headers.get('etag') ?? '';
      const again = await bench.ask('GET', `/api/openapi/${service}.json`, {
        headers: { 'if-none-match': tag },
      });
      expect(again.status).toBe(304);
    }
    expect((await bench.ask('GET', '/api/openapi/common.json')).status).toBe(404);
    expect((await bench.ask('GET', '/api/openapi/..%2fauth.json')).status).toBe(404);
  });
});
