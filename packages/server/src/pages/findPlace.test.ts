import { describe, expect, test } from 'vitest';
import { createFindPlace } from './findPlace.ts';

const real = createFindPlace(
  { portfolio: ['me.example', 'portfolio.localhost'], blog: ['blog.me.example', 'blog.localhost'] },
  (path) => (path.endsWith('.png') ? ['v'] : []),
);
const local = createFindPlace({ portfolio: ['portfolio.localhost'], blog: ['blog.localhost'] });
const blog = (url: string) => real('blog.me.example', url);

describe('the address of a page', () => {
  test.each([
    ['/posts?utm_source=x&b=2#part', '/posts'],
    ['/posts?tag=b&q=%D1%91&tag=c', '/posts?q=%D1%91&tag=b'],
    ['/posts?q=++a+', '/posts?q=a'],
    [`/posts?q=${'a'.repeat(201)}`, '/posts'],
    ['/posts?domain=blog', '/posts'],
    ['/posts?x=1&%71=a&taga=c', '/posts?q=a'],
    ['/posts?x=?q=a&q', '/posts'],
    ['/post/first?q=a&tag=b', '/post/first'],
    ['/post/%66irst?x', '/post/first'],
    ["/post/it's%28%29", "/post/it's()"],
    ['/feed.xml?page=2', '/feed.xml'],
    ['/sitemap.xml?v=1', '/sitemap.xml'],
    ['/feed.xml?%76=1', '/feed.xml'],
    ['/unknown?v=1', '/unknown'],
    ['/share/blog.ru.png?w=1&v=abc', '/share/blog.ru.png?v=abc'],
  ])('%s becomes %s', (url, address) => {
    expect(blog(url).address).toBe(address);
  });

  test('keeps its query if it is a redirect', () => {
    expect(blog('/posts/?a=1').address).toBe('/posts/?a=1');
  });

  test('with the number of an imported post is looked up before the page that is there', () => {
    expect(blog('/?x=1&p=12&y')).toEqual({
      ...blog('/'),
      address: '/?p=12',
      isRare: true,
      instead: blog('/'),
    });
    expect(local('localhost', '/?domain=blog&p=12').address).toBe('/?domain=blog&p=12');
    for (const url of ['/?p=', '/?p=1a', '/?up=12', '/?p=1234567890123456'])
      expect(blog(url)).toBe(blog('/'));
    expect(blog('/posts?p=12')).toBe(blog('/posts'));
  });

  test.each(['/404', '/../posts', '/post/..', '/tags/%2e%2e', '/a\\b', 'http://me.example/', '*', '/ a'])(
    '%s leads nowhere',
    (url) => {
      expect(blog(url)).toMatchObject({ address: null, missing: '/404' });
    },
  );

  test('takes the parameters of the face that the query chooses', () => {
    expect(real('localhost', '/login?x&technology=c&state=draft&%64omain=blog').address).toBe(
      '/login?state=draft&domain=blog',
    );
    expect(real('localhost', '/?x&technology=rust&domain=blog').address).toBe('/?domain=blog');
    expect(real('localhost', '/?x&technology=rust').address).toBe('/?technology=rust');
  });

  test('is the same for any number of made-up parameters, which displace no other address', () => {
    for (const find of [blog, (url: string) => local('blog.localhost', url)]) {
      const pages = ['/', '/posts?tag=b', '/post/first', '/feed.xml'];
      const places = pages.map((url) => find(url));
      for (let at = 0; at < 3000; at += 1) {
        const url = pages[at % pages.length] ?? '/';
        const madeUp = `x${at}=${at}${'&y=1'.repeat(at % 300)}`;
        expect(find(url + (url.includes('?') ? '&' : '?') + madeUp)).toBe(places[at % pages.length]);
      }
    }
  });

  test('is private with the token of a preview, and rare with a search query', () => {
    expect(blog('/post/a?preview=abc')).toMatchObject({ isPrivate: true, isRare: false });
    expect(blog('/post/a?preview=%20')).toMatchObject({ isPrivate: false, address: '/post/a' });
    expect(real('me.example', '/?preview=abc')).toMatchObject({ isPrivate: false, address: '/' });
    expect(blog('/posts?q=a')).toMatchObject({ isRare: true });
  });

  test('has one page for everything missing, in each language', () => {
    expect(blog('/nowhere?x').missing).toBe('/404');
    expect(blog('/en/nowhere').missing).toBe('/en/404');
    expect(real('localhost', '/nowhere?domain=blog').missing).toBe('/404?domain=blog');
  });
});

describe('the host of a page', () => {
  test.each([
    ['ME.example:8080', 'me.example'],
    ['blog.me.example.', 'blog.me.example'],
    ['unknown.example', 'me.example'],
    ['a1.localhost:3000', 'me.example'],
    ['blog.localhost:3000', 'blog.localhost'],
    ['127.0.0.1:1234', '127.0.0.1'],
    ['', 'me.example'],
    [undefined, 'me.example'],
  ])('%s becomes %s if a public host is set', (host, settled) => {
    expect(real(host, '/').host).toBe(settled);
  });

  test.each([
    ['blog.localhost:3000', 'blog.localhost:3000'],
    ['localhost:3000', 'localhost:3000'],
    ['localhost:3001', 'localhost'],
    ['me.example:3000', 'me.example'],
  ])('%s becomes %s on port 3000', (host, settled) => {
    expect(real(host, '/', 3000).host).toBe(settled);
  });

  test.each([
    ['Blog.localhost:3000', 'blog.localhost:3000'],
    ['localhost:3000', 'localhost:3000'],
    ['[::1]:3000', '[::1]:3000'],
    ['unknown.example', 'portfolio.localhost'],
  ])('%s becomes %s if no public host is set', (host, settled) => {
    expect(local(host, '/').host).toBe(settled);
  });

  test('has one spelling in the domain parameter', () => {
    for (const domain of ['BLOG', 'blog:81', 'blog.'])
      expect(real('localhost', `/posts?domain=${domain}`).address).toBe('/posts?domain=blog');
  });
});
