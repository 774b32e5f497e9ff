import { expect, test } from 'vitest';
import { testHost } from '../../testing/testHost.ts';
import { acrossFaces } from './acrossFaces.ts';

test('the own face stays a path, the other one is absolute, in the page’s language', () => {
  const host = testHost({ language: 'en' });
  expect(acrossFaces(host, 'portfolio', 'messages')).toBe('/en/admin/messages');
  expect(acrossFaces(host, 'blog', 'blogLogin', { query: { state: 'draft' } })).toBe(
    'https://blog.example/en/login?state=draft',
  );
});

test('where one host has both faces, the parameter changes with the face', () => {
  const host = { ...testHost(), faceHref: () => '/?domain=blog' };
  expect(acrossFaces(host, 'blog', 'createPost')).toBe('/posts/create?domain=blog');
  const back = {
    ...testHost({ face: 'blog' }),
    faceHref: () => '/',
    href: () => '/admin/messages?domain=blog',
  };
  expect(acrossFaces(back, 'portfolio', 'messages')).toBe('/admin/messages');
});

// These tests' own page is http://localhost:3000.
test.each([
  ['http://localhost', 'http://blog.janus.test/', 'http://blog.janus.test:3000/login'],
  ['http://localhost', 'https://blog.janus.test/', 'https://blog.janus.test/login'],
  ['http://alias.test', 'http://blog.janus.test/', 'http://blog.janus.test/login'],
])(
  'a page of %s that is reached at a port finds the other face at the same one: %s',
  (origin, home, there) => {
    const host = { ...testHost(), origin, faceHref: () => home };
    expect(acrossFaces(host, 'blog', 'blogLogin')).toBe(there);
  },
);
