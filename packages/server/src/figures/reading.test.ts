import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createReadingOf, shownHeader } from './reading.ts';

const hosts = { portfolio: ['me.example'], blog: ['blog.me.example'] };
const page = { face: 'blog', language: 'ru', path: '/post/a' } as const;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

function read(headers: Record<string, string>, method = 'GET', isSecure = true) {
  const readingOf = createReadingOf({ hosts, isSecure });
  const request = { method, headers: { 'user-agent': firefox, 'sec-fetch-dest': 'document', ...headers } };
  return readingOf(page, request as unknown as IncomingMessage, '203.0.113.7');
}

test('a page opened in a browser is counted', () => {
  expect(read({})).toEqual({ page, referrer: null, address: '203.0.113.7', userAgent: firefox });
});

test('a page reached by a link inside the site is counted only with its header and HEAD', () => {
  const inside = { 'sec-fetch-dest': 'empty' };
  expect(read({ ...inside, [shownHeader]: '1' }, 'HEAD')).not.toBeNull();
  expect(read(inside, 'HEAD')).toBeNull();
  expect(read({ ...inside, [shownHeader]: '1' }, 'GET')).toBeNull();
  expect(read({}, 'POST')).toBeNull();
});

test.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ['a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch with the old Purpose header', { purpose: 'prefetch' }],
  ['a prefetch with X-Moz', { 'x-moz': 'prefetch' }],
  ['a preview with X-Purpose', { 'x-purpose': 'preview' }],
  ['an iframe', { 'sec-fetch-dest': 'iframe' }],
  ['a fetch by a script', { 'sec-fetch-dest': 'empty' }],
  [
    'a search engine bot',
    { 'user-agent': 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' },
  ],
  ['a command-line client', { 'user-agent': 'curl/8.5.0' }],
  ['a headless browser', { 'user-agent': firefox.replace('Firefox', 'HeadlessChrome') }],
  ['an empty User-Agent', { 'user-agent': '' }],
  ['an overlong User-Agent', { 'user-agent': `Mozilla/5.0 ${'x'.repeat(600)}` }],
])('%s is not counted', (_, headers) => expect(read(headers)).toBeNull());

test('a request that explicitly allows tracking is counted', () => {
  expect(read({ dnt: '0', 'sec-gpc': '0' })).not.toBeNull();
});

test('Sec-Fetch-Dest is required on a secure site, and only there', () => {
  const silent = { method: 'GET', headers: { 'user-agent': firefox } } as unknown as IncomingMessage;
  expect(createReadingOf({ hosts, isSecure: true })(page, silent, '')).toBeNull();
  expect(createReadingOf({ hosts, isSecure: false })(page, silent, '')).not.toBeNull();
});

test.each([
  ['https://www.Example.com/a?b=secret#c', 'example.com'],
  ['http://news.example.:8080/', 'news.example'],
  ['https://me.example/', null],
  ['https://www.blog.me.example/post/b', null],
  ['http://localhost:3000/', null],
  ['android-app://com.example/', null],
  ['nonsense', null],
  ['https://example.com', 'example.com'],
  ['https://user@example.com/', null],
  ['https://-a.example/', null],
  [`https://${'a'.repeat(300)}.example/`, null],
])('of the referrer %s, only the host is kept', (referer, host) =>
  expect(read({ referer })?.referrer).toBe(host),
);
