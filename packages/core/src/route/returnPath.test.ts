import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnPath, withReturnPath } from './returnPath.ts';

describe('the path to return to', () => {
  test.each(['/', '/admin/projects', '/en/posts/1/edit?domain=blog#end', '/post/%D0%B0', '/a//b'])(
    '%s stays on this host',
    (path) => {
      expect(returnPath(path, '/home')).toBe(path);
    },
  );

  test.each([
    null,
    undefined,
    '',
    'admin',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ok\r\nSet-Cookie: a',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    `/${'a'.repeat(3000)}`,
  ])('%j is refused', (path) => {
    expect(returnPath(path, '/home')).toBe('/home');
  });

  test('never leads to another host, whatever it is composed of', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'http',
    );
    fc.assert(
      fc.property(fc.array(part), (pieces) => {
        const path = returnPath(`/${pieces.join('')}`, '/home');
        const once = new URL(path, 'http://site.example');
        expect(once.host).toBe('site.example');
        expect(new URL(once.pathname, 'http://site.example').host).toBe('site.example');
      }),
      { numRuns: 2000 },
    );
  });
});

test('a login address carries the page that requires it', () => {
  expect(withReturnPath('/admin', '/admin/users?a=1')).toBe('/admin?next=%2Fadmin%2Fusers%3Fa%3D1');
  const login = new URL(
    withReturnPath('/login?domain=blog', '/posts/create?domain=blog'),
    'http://localhost',
  );
  expect(login.searchParams.get('domain')).toBe('blog');
  expect(returnPath(login.searchParams.get('next'), '/')).toBe('/posts/create?domain=blog');
});
