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

test('links keep the language and the parameter that chose the face', () => {
  const links = linksAt('localhost:3000', { language: 'en', domain: 'blog' });
  expect(links.href('post', { params: { slug: 'a' } })).toBe('/en/post/a?domain=blog');
  expect(links.faceHref('blog')).toBe('/en?domain=blog');
  expect(links.faceHref('portfolio')).toBe('/en');
  expect(links.origin).toBe('http://localhost:3000');
});

test('the other language is the same page with the same query', () => {
  expect(linksAt('blog.me.example', { query: { tag: 'iot' } }).languageHref('en')).toBe('/en/posts?tag=iot');
  expect(linksAt('localhost', { domain: 'blog' }).languageHref('en')).toBe('/en/posts?domain=blog');
});

test('the other face is at its first host', () => {
  expect(linksAt('blog.me.example').faceHref('portfolio')).toBe('https://me.example/');
  expect(linksAt('blog.me.example').origin).toBe('https://blog.me.example');
  expect(linksAt('blog.localhost:3000').faceHref('portfolio')).toBe('http://portfolio.localhost:3000/');
});

test('a page that does not exist leads home in the other language', () => {
  const resolution = { kind: 'notFound', face: 'blog', language: 'ru', domain: null } as const;
  const links = createLinks({ host: 'x', scheme: 'http', hosts, resolution });
  expect(links.languageHref('en')).toBe('/en');
});
