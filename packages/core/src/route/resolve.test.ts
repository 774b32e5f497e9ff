import { describe, expect, test } from 'vitest';
import { pagePath, routeTable } from './faces.ts';
import type { Face, Language, RouteName } from './faces.ts';
import { isPageSlug } from './pageSlug.ts';
import { segmentsOf } from './pattern.ts';
import { guardRoute, resolve } from './resolve.ts';

const hosts = { portfolio: ['ivan.example'], blog: ['blog.ivan.example'] };
const hostOf: Record<Face, string> = { portfolio: 'ivan.example', blog: 'blog.ivan.example' };

const at = (face: Face, path: string, search = '') => resolve({ host: hostOf[face], path, search }, hosts);
const local = (path: string, search: string) => resolve({ host: 'localhost:3000', path, search }, hosts);
const page = (face: Face, language: Language, route: RouteName, params: Record<string, string> = {}) => ({
  kind: 'page',
  face,
  language,
  route,
  params,
  query: {},
  domain: null,
});

type Row = [face: Face, path: string, route: RouteName, params?: Record<string, string>];
const rows: Row[] = [
  ['portfolio', '/admin', 'login'],
  ['portfolio', '/admin/projects', 'projectsAdmin'],
  ['portfolio', '/admin/experience', 'experiencesAdmin'],
  ['portfolio', '/admin/messages', 'messages'],
  ['portfolio', '/admin/users', 'users'],
  ['portfolio', '/admin/profile', 'profile'],
  ['portfolio', '/admin/trail', 'trail'],
  ['blog', '/posts', 'posts'],
  ['blog', '/posts/create', 'createPost'],
  ['blog', '/posts/42/edit', 'editPost', { id: '42' }],
  ['blog', '/post/first', 'post', { slug: 'first' }],
  ['blog', '/post/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82', 'post', { slug: 'привет' }],
  ['blog', '/post/a%2Fb', 'post', { slug: 'a/b' }],
  ['blog', '/login', 'blogLogin'],
  ['blog', '/tags/c%2B%2B', 'tag', { tag: 'c++' }],
];

describe.each(rows)('%s %s', (face, path, route, params = {}) => {
  test('is its page in both languages', () => {
    expect(at(face, path)).toEqual(page(face, 'ru', route, params));
    expect(at(face, `/en${path}`)).toEqual(page(face, 'en', route, params));
  });

  test('with extra slashes redirects to itself without them, keeping its query', () => {
    const redirect = { kind: 'redirect', face, language: 'ru', status: 308, to: `${path}?a=1&b=%20` };
    expect(at(face, `${path}/`, '?a=1&b=%20')).toEqual(redirect);
    expect(at(face, path.replaceAll('/', '//'), 'a=1&b=%20')).toEqual(redirect);
    expect(at(face, `/en${path}/`)).toMatchObject({ status: 308, to: `/en${path}`, language: 'en' });
  });

  test('on the other face redirects to that face’s home page', () => {
    const other = face === 'blog' ? 'portfolio' : 'blog';
    expect(at(other, path)).toEqual({ kind: 'redirect', face: other, language: 'ru', status: 302, to: '/' });
    expect(at(other, `/en${path}`, '?x=1')).toMatchObject({ status: 302, to: '/en', language: 'en' });
    expect(at(other, `${path}//`)).toMatchObject({ status: 302, to: '/' });
  });
});

test('site settings have the same path on both faces', () => {
  expect(at('portfolio', '/admin/site')).toEqual(page('portfolio', 'ru', 'site'));
  expect(at('blog', '/en/admin/site')).toEqual(page('blog', 'en', 'blogSite'));
});

test('files have a page on either face', () => {
  expect(at('portfolio', '/admin/media')).toEqual(page('portfolio', 'ru', 'media'));
  expect(at('blog', '/en/admin/media')).toEqual(page('blog', 'en', 'blogMedia'));
});

describe('the home path', () => {
  test("is this face's own home route", () => {
    expect(at('portfolio', '/')).toEqual(page('portfolio', 'ru', 'home'));
    expect(at('blog', '/')).toEqual(page('blog', 'ru', 'blogHome'));
    expect(at('portfolio', '/en')).toEqual(page('portfolio', 'en', 'home'));
    expect(at('blog', '/en')).toEqual(page('blog', 'en', 'blogHome'));
  });

  test('has one form in each language', () => {
    expect(at('blog', '/en/')).toMatchObject({ status: 308, to: '/en' });
    expect(at('blog', '//')).toMatchObject({ status: 308, to: '/' });
    expect(at('blog', '')).toMatchObject({ status: 308, to: '/' });
  });
});

describe("the owner's pages", () => {
  test('are directly under the host of either face, in both languages', () => {
    const params = { page: 'about-me' };
    expect(at('portfolio', '/about-me')).toEqual(page('portfolio', 'ru', 'page', params));
    expect(at('blog', '/en/about-me')).toEqual(page('blog', 'en', 'blogPage', params));
    expect(at('blog', '/about-me/', '?x=1')).toMatchObject({ status: 308, to: '/about-me?x=1' });
  });

  test('come after every other route, those of the other face included', () => {
    expect(at('portfolio', '/posts')).toMatchObject({ kind: 'redirect', to: '/' });
    expect(at('blog', '/admin')).toMatchObject({ kind: 'redirect', to: '/' });
    for (const { path } of routeTable.filter((row) => row.path !== pagePath)) {
      const [first = ''] = segmentsOf(path);
      if (first !== '') expect(isPageSlug(first), path).toBe(false);
    }
    for (const slug of ['en', 'ru', 'api', 'media', 'share', 'cv', '404'])
      expect(isPageSlug(slug)).toBe(false);
    expect(['uses', 'now', 'posts-2', '2026'].every(isPageSlug)).toBe(true);
  });
});

describe('an unmatched path', () => {
  test.each([
    '/nowhere/else',
    '/posts/1',
    '/post',
    '/Posts',
    '/wp-login.php',
    '/a--b',
    '/-a',
    '/404',
    '/ru',
    '/ru/posts',
    '/en/en',
    '/*',
    '/post/a/b',
    '/%70osts',
  ])('%s is not found', (path) => {
    const language = path.startsWith('/en') ? 'en' : 'ru';
    const answer = { kind: 'notFound', face: 'blog', language, domain: null };
    expect(at('blog', path)).toEqual({ ...answer, wanted: path });
    expect(at('blog', `${path}/`)).toEqual({ ...answer, wanted: `${path}/` });
  });

  test.each(['/post/%', '/post/%E0%A4%A', '/post/%FF', '/post/%00', '/post/a%0Ab', '/%'])(
    'with broken encoding is not found: %s',
    (path) => {
      expect(at('blog', path)).toEqual({
        kind: 'notFound',
        face: 'blog',
        language: 'ru',
        domain: null,
        wanted: path,
      });
      expect(at('blog', `${path}/`)).toMatchObject({ kind: 'notFound' });
    },
  );

  test('keeps the face chosen on localhost', () => {
    expect(local('/Nowhere', '?domain=blog')).toMatchObject({ face: 'blog', domain: 'blog' });
  });
});

describe('the query', () => {
  test.each<[face: Face, path: string, search: string, query: object]>([
    ['blog', '/posts', '?q=%20ёлка%20&utm_source=x&page=2', { q: 'ёлка' }],
    ['blog', '/posts', '?tag=iot&tag=sql&q=', { tag: 'iot' }],
    ['blog', '/posts', `?q=${'я'.repeat(201)}&tag=${'a'.repeat(51)}&cursor=a%20b`, {}],
    ['blog', '/posts', '?q=a%00b&tag=%0A', {}],
    ['blog', '/post/a', '?preview=', {}],
    ['blog', '/post/a', '?preview=Ab_-9&v=1', { preview: 'Ab_-9' }],
    [
      'blog',
      '/login',
      '?state=nothing&sort=oldest&page=3&next=%2Fa',
      { next: '/a', page: 3, sort: 'oldest' },
    ],
    ['portfolio', '/', '?show=19&projects=some&project=7', { show: 19 }],
    ['portfolio', '/', '?show=1000000&projects=all', { show: 100, projects: 'all' }],
    ['portfolio', '/', '?show=-1&show=5', {}],
    ['portfolio', '/admin/projects', '?new&edit=x&deleted=0', { deleted: true, new: true }],
    ['portfolio', '/admin/profile', '?q=x', {}],
  ])('on %s %s, %s is reduced to what the route declares', (face, path, search, query) => {
    expect(at(face, path, search)).toMatchObject({ kind: 'page' });
    expect((at(face, path, search) as { query: object }).query).toEqual(query);
  });

  test('has one order, so that a page has one address', () => {
    const { query } = at('blog', '/posts', '?tag=b&q=a') as { query: object };
    expect(JSON.stringify(query)).toBe('{"q":"a","tag":"b"}');
  });
});

describe('on localhost', () => {
  test('the domain parameter chooses the face and survives redirects', () => {
    expect(local('/posts', '?domain=aleblog')).toMatchObject({ route: 'posts', domain: 'aleblog' });
    expect(local('/en/admin', '?domain=blog&x=1')).toMatchObject({ to: '/en?domain=blog', status: 302 });
    expect(local('/posts/', '?x=1&domain=blog')).toMatchObject({ to: '/posts?x=1&domain=blog', status: 308 });
  });
});

describe('a redirect', () => {
  test('never names another host', () => {
    expect(at('blog', '//evil.example/posts')).toMatchObject({ kind: 'notFound' });
    expect(at('blog', '/\\evil.example//')).toMatchObject({ kind: 'notFound' });
    expect(at('blog', '//post//\\evil.example')).toMatchObject({ to: '/post/%5Cevil.example' });
  });

  test('contains nothing that is invalid in a header', () => {
    const { to } = at('blog', '/posts/', '?a=\r\nSet-Cookie: x#"<я>\ud800') as { to: string };
    expect(to).toBe('/posts?a=%0D%0ASet-Cookie:%20x%23%22%3C%D1%8F%3E%EF%BF%BD');
  });
});

test.each<[route: string, face: Face, result: RouteName]>([
  ['home', 'blog', 'blogHome'],
  ['blogHome', 'portfolio', 'home'],
  ['posts', 'portfolio', 'home'],
  ['projectsAdmin', 'blog', 'blogHome'],
  ['posts', 'blog', 'posts'],
  ['nowhere', 'blog', 'blogHome'],
  ['toString', 'portfolio', 'home'],
])('the guard resolves %s on the %s face to %s', (route, face, result) => {
  expect(guardRoute(route, face)).toBe(result);
});
