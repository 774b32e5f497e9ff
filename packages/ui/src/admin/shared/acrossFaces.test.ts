import { expect, test } from 'vitest';
import { testPlace } from '../../testing/testPlace.ts';
import type { TestPlaceOptions } from '../../testing/testPlace.ts';
import type { FaceLinks } from './acrossFaces.ts';
import { acrossFaces } from './acrossFaces.ts';

function linksOf(options: TestPlaceOptions = {}): FaceLinks {
  const { page, navigation } = testPlace(options);
  return { ...navigation, face: page.face };
}

test('links to the same face are paths, to the other one absolute, in the language of the page', () => {
  const links = linksOf({ language: 'en' });
  expect(acrossFaces(links, 'portfolio', 'messages')).toBe('/en/admin/messages');
  expect(acrossFaces(links, 'blog', 'blogLogin', { query: { state: 'draft' } })).toBe(
    'https://blog.example/en/login?state=draft',
  );
});

test('if one host serves both faces, the domain parameter changes with the face', () => {
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
  'with the origin %s, %s gets the port of the page only for the same host and scheme',
  (origin, home, there) => {
    const links = { ...linksOf(), origin, faceHref: () => home };
    expect(acrossFaces(links, 'blog', 'blogLogin')).toBe(there);
  },
);
