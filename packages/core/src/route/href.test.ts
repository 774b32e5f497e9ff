import { expect, test } from 'vitest';
import { href } from './href.ts';

test('builds the Russian path, and the English one under /en', () => {
  expect(href('home')).toBe('/');
  expect(href('home', { language: 'en' })).toBe('/en');
  expect(href('projectsAdmin', { language: 'en' })).toBe('/en/admin/projects');
});

test('encodes parameters, query and hash', () => {
  expect(href('post', { params: { slug: 'a/b?c' } })).toBe('/post/a%2Fb%3Fc');
  expect(href('editPost', { params: { id: '7' } })).toBe('/posts/7/edit');
  expect(href('posts', { query: { q: 'ё & е' }, hash: 'глава 1' })).toBe(
    '/posts?q=%D1%91+%26+%D0%B5#%D0%B3%D0%BB%D0%B0%D0%B2%D0%B0%201',
  );
  expect(href('tag', { params: { tag: '\ud800' } })).toBe('/tags/%EF%BF%BD');
});

test('puts the localhost parameter after the query', () => {
  expect(href('posts', { domain: 'blog' })).toBe('/posts?domain=blog');
  expect(href('posts', { domain: 'blog', query: { q: 'x' } })).toBe('/posts?q=x&domain=blog');
  expect(href('posts', { domain: null })).toBe('/posts');
});

test.each([{}, { params: {} }, { params: { slug: '' } }, { params: Object.create({ slug: 'inherited' }) }])(
  'refuses to link to a post without its slug: %j',
  (options) => {
    expect(() => href('post', options)).toThrow("Route 'post' needs a value for 'slug'");
  },
);
