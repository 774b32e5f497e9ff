import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages, routeRow, routeTable } from './faces.ts';
import type { RouteRow } from './faces.ts';
import { href } from './href.ts';
import { isPageSlug } from './pageSlug.ts';
import { parameterName, segmentsOf } from './pattern.ts';
import { resolve } from './resolve.ts';

const hosts = { portfolio: ['ivan.example'], blog: ['blog.ivan.example'] };
const domains = {
  portfolio: ['janus', 'dev', 'ivan.example'],
  blog: ['aleblog', 'blog', 'BLOG.ivan.example'],
};

const hostile = fc.constantFrom(
  '..',
  '/',
  '//',
  '%2F',
  'a/b',
  '?x#y',
  '\\',
  'en',
  'edit',
  '__proto__',
  '{id}',
  '+',
  '%',
);
// Control characters are refused by design; everything else must survive the round trip.
const value = fc
  .oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }), hostile)
  // oxlint-disable-next-line no-control-regex -- these are the characters that are refused
  .filter((text) => !/\p{Surrogate}/u.test(text) && !/[\u0000-\u001f\u007f]/.test(text));
/** An address that cannot be a slug leads to no page. */
const pageSlug = fc.stringMatching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/).filter(isPageSlug);
const language = fc.constantFrom(...languages);

const words = value.filter((text) => text === text.trim() && text.length <= 50);
const queries = {
  home: fc.record({ technology: words, show: fc.integer({ min: 1, max: 100 }) }, { requiredKeys: [] }),
  posts: fc.record(
    {
      q: words,
      tag: words,
      cursor: fc.base64String({ minLength: 4 }).map((text) => text.replace(/[^\w-]/g, '_')),
    },
    { requiredKeys: [] },
  ),
  blogLogin: fc.record(
    {
      next: words,
      q: words,
      page: fc.integer({ min: 1, max: 999_999 }),
      deleted: fc.constant(true as const),
      state: fc.constantFrom('draft' as const, 'outdated' as const),
    },
    { requiredKeys: [] },
  ),
};

test.each(Object.keys(queries) as (keyof typeof queries)[])(
  'the query of %s survives a round trip',
  (name) => {
    fc.assert(
      fc.property(queries[name], (query) => {
        const host = hosts[routeRow(name).face][0]!;
        const found = resolve({ host, ...parts(href(name, { query })) }, hosts);
        expect((found as { query: object }).query).toEqual({ ...query });
      }),
    );
  },
);

function paramsOf(row: RouteRow): fc.Arbitrary<Record<string, string>> {
  const names = segmentsOf(row.path).flatMap((segment) => parameterName(segment) ?? []);
  const of = (name: string) => (name === 'page' ? pageSlug : value);
  return fc.record(Object.fromEntries(names.map((name) => [name, of(name)])), { noNullPrototype: true });
}

function parts(address: string): { path: string; search: string } {
  const [path = '', ...search] = address.split('?');
  return { path, search: search.join('?') };
}

describe('resolve is the inverse of href', () => {
  test.each(routeTable.map((row) => [row.name, row] as const))('for %s', (name, row) => {
    fc.assert(
      fc.property(
        paramsOf(row),
        language,
        fc.constantFrom(...domains[row.face]),
        (params, spoken, domain) => {
          const there = { kind: 'page', face: row.face, language: spoken, route: name, params, query: {} };
          const onLocalhost = parts(href(name, { params, language: spoken, domain }));
          expect(resolve({ host: 'localhost:3000', ...onLocalhost }, hosts)).toEqual({ ...there, domain });
          const atHome = { path: href(name, { params, language: spoken }), search: '' };
          expect(resolve({ host: hosts[row.face][0]!, ...atHome }, hosts)).toEqual({
            ...there,
            domain: null,
          });
        },
      ),
    );
  });
});

const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    '/',
    '//',
    'en',
    'posts',
    'create',
    'post',
    'admin',
    'projects',
    'tags',
    'login',
    'edit',
    '%',
    '\\',
    '\ud800',
  ),
);
const path = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('/')}`),
);
const host = fc.oneof(
  fc.constantFrom('localhost', '[::1]:1', 'ivan.example', 'blog.ivan.example', 'blog.localhost'),
  fc.string({ unit: 'binary' }),
);
const search = fc.oneof(
  fc.constantFrom('', '?domain=blog', 'domain=janus&x=1', '?domain=%', '?\r\n', '?#//evil'),
  fc.string({ unit: 'binary' }),
);

test('resolve accepts any text, and its redirects lead to a page of this host', () => {
  fc.assert(
    fc.property(host, path, search, (from, to, query) => {
      const first = resolve({ host: from, path: to, search: query }, hosts);
      if (first.kind !== 'redirect') return;
      expect(first.to).toMatch(/^\/(?![/\\])[!-~]*$/);
      const url = new URL(first.to, 'http://site.invalid');
      expect(url.host).toBe('site.invalid');
      const second = resolve({ host: from, ...parts(first.to) }, hosts);
      expect(second).toMatchObject({ kind: 'page', face: first.face, language: first.language });
    }),
    { numRuns: 2000 },
  );
});
