import { expect, test } from 'vitest';
import { feedPath } from './filePath.ts';
import { isLocalName, normalizeHost } from './hosts.ts';
import { keepDomain } from './keepDomain.ts';
import { addressOfFace, isOwnMachine, originOf } from './origin.ts';

const none = { portfolio: ['portfolio.localhost'], blog: ['blog.localhost'] };
const set = { portfolio: ['me.example', 'www.me.example'], blog: ['blog.me.example'] };

test.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['127.0.0.2:80', true],
  ['localhost.', true],
  ['[::1]:3000', true],
  ['Blog.localhost:3000', true],
  ['me.example', false],
  ['localhost.example', false],
  ['notlocalhost', false],
])('%s is a name of this machine: %s', (host, expected) => {
  expect(isOwnMachine(host)).toBe(expected);
  expect(isLocalName(normalizeHost(host))).toBe(expected);
});

test.each([
  ['portfolio.localhost:3000', none, 'http://blog.localhost:3000/post/a'],
  ['localhost:3000', none, '/post/a?domain=blog'],
  ['127.0.0.1:3000', set, '/post/a?domain=blog'],
  ['me.example', set, 'https://blog.me.example/post/a'],
])('from %s the other face is linked by its host or by the domain parameter', (host, hosts, address) => {
  expect(addressOfFace('blog', '/post/a', { host, scheme: 'https', hosts })).toBe(address);
});

test('the portfolio needs no domain parameter on a host without a face', () => {
  expect(addressOfFace('portfolio', '/', { host: 'localhost', scheme: 'http', hosts: none })).toBe('/');
});

test('the origin is the configured host, or the requested local one if only local names are configured', () => {
  const at = (host: string, hosts: typeof set) => originOf('blog', { host, scheme: 'https', hosts });
  expect(at('me.example', set)).toBe('https://blog.me.example');
  expect(at('localhost:3000', set)).toBe('https://blog.me.example');
  expect(at('localhost:3000', none)).toBe('http://localhost:3000');
  expect(at('forged.example', none)).toBe('https://blog.localhost');
  expect(at('forged.example', { portfolio: [], blog: [] })).toBe('https://forged.example');
});

test('files keep the domain parameter, and each feed format has its path', () => {
  expect(keepDomain('/feed.xml', null)).toBe('/feed.xml');
  expect(keepDomain('/feed.xml', 'blog&x')).toBe('/feed.xml?domain=blog%26x');
  expect([feedPath('ru', 'rss'), feedPath('en', 'atom'), feedPath('en', 'json')]).toEqual([
    '/feed.xml',
    '/en/atom.xml',
    '/en/feed.json',
  ]);
});
