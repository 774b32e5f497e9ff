import type { Resolution } from '@janus-site/core';
import { expect, test } from 'vitest';
import { createLinks } from './links.ts';

const hosts = { portfolio: ['me.example', 'www.me.example'], blog: ['blog.me.example'] };

function linksAt(host: string, resolution: Partial<Extract<Resolution, { kind: 'page' }>> = {}) {
  const page = {
    ...({
      kind: 'page',
      face: 'blog',
      language: 'ru',
      route: 'posts',
      params: {},
      query: {},
      domain: null,
    } as const),
    ...resolution,
  };
  return createLinks({ host, scheme: 'https', hosts, resolution: page });
}

test('links keep the language and the domain parameter that chose the face', () => {
  const links = linksAt('localhost:3000', { language: 'en', domain: 'blog' });
  expect(links.href('post', { params: { slug: 'a' } })).toBe('/en/post/a?domain=blog');
  expect(links.faceHref('blog')).toBe('/en?domain=blog');
  expect(links.faceHref('portfolio')).toBe('/en');
});

test('the origin of a page is the configured host, whichever name was requested', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]', 'blog.localhost', 'blog.me.example', 'x'])
    expect(linksAt(host).origin, host).toBe('https://blog.me.example');
  const resolution = { kind: 'notFound', face: 'blog', language: 'ru', domain: null } as const;
  const local = { portfolio: ['me.example'], blog: ['blog.localhost'] };
  const at = (host: string) => createLinks({ host, scheme: 'https', hosts: local, resolution }).origin;
  // This face has no other name.
  expect(at('localhost:3000')).toBe('http://localhost:3000');
  expect(at('blog.localhost:3000')).toBe('http://blog.localhost:3000');
});

test('the language link is the same page with the same query', () => {
  expect(linksAt('blog.me.example', { query: { tag: 'iot' } }).languageHref('en')).toBe('/en/posts?tag=iot');
  expect(linksAt('localhost', { domain: 'blog' }).languageHref('en')).toBe('/en/posts?domain=blog');
});

test('the language link leads to the first page of a list (B16)', () => {
  const links = linksAt('blog.me.example', { query: { tag: 'iot', cursor: 'abc' } });
  expect(links.languageHref('en')).toBe('/en/posts?tag=iot');
});

test('the link to the other face uses its first host', () => {
  expect(linksAt('blog.me.example').faceHref('portfolio')).toBe('https://me.example/');
  expect(linksAt('blog.me.example').origin).toBe('https://blog.me.example');
  expect(linksAt('blog.localhost:3000').faceHref('portfolio')).toBe('http://portfolio.localhost:3000/');
});

test('the language link of a missing page leads to the home page', () => {
  const resolution = { kind: 'notFound', face: 'blog', language: 'ru', domain: null } as const;
  const links = createLinks({ host: 'x', scheme: 'http', hosts, resolution });
  expect(links.languageHref('en')).toBe('/en');
});
