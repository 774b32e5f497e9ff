import { expect, test } from 'vitest';
import { testPlace } from '../../testing/testPlace.ts';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import type { FaceLinks } from './acrossFaces.ts';
import { acrossFaces } from './acrossFaces.ts';

function linksOf(options: TestPlaceOptions = {}): FaceLinks {
  const { page, navigation } = testPlace(options);
  return { ...navigation, face: page.face };
}

test('the own face stays a path, the other one is absolute, in the page’s language', () => {
  const links = linksOf({ language: 'en' });
  expect(acrossFaces(links, 'portfolio', 'messages')).toBe('/en/admin/messages');
  expect(acrossFaces(links, 'blog', 'blogLogin', { query: { state: 'draft' } })).toBe(
    'https://blog.example/en/login?state=draft',
  );
});

test('where one host has both faces, the parameter changes with the face', () => {
  const links = { ...linksOf(), faceHref: () => '/?domain=blog' };
  expect(acrossFaces(links, 'blog', 'createPost')).toBe('/posts/create?domain=blog');
  const back = {
    ...linksOf({ face: 'blog' }),
    faceHref: () => '/',
    href: () => '/admin/messages?domain=blog',
  };
  expect(acrossFaces(back, 'portfolio', 'messages')).toBe('/admin/messages');
});

// The page under test is http://localhost:3000.
test.each([
  ['http://localhost', 'http://blog.janus.test/', 'http://blog.janus.test:3000/login'],
  ['http://localhost', 'https://blog.janus.test/', 'https://blog.janus.test/login'],
  ['http://alias.test', 'http://blog.janus.test/', 'http://blog.janus.test/login'],
])(
  'a page of %s that is reached at a port finds the other face at the same one: %s',
  (origin, home, there) => {
    const links = { ...linksOf(), origin, faceHref: () => home };
    expect(acrossFaces(links, 'blog', 'blogLogin')).toBe(there);
  },
);
