import { expect, test } from 'vitest';
import { createFileNames } from './fileNames.ts';

const name = (path: string, isPage = true) => createFileNames()({ face: 'blog', path }, isPage);

test.each([
  ['/', 'blog/index.html'],
  ['/en', 'blog/en/index.html'],
  ['/404', 'blog/404.html'],
  ['/en/404', 'blog/en/404.html'],
  ['/post/one-table', 'blog/post/one-table/index.html'],
  [
    '/tags/%D0%B1%D0%B0%D0%B7%D1%8B%20%D0%B4%D0%B0%D0%BD%D0%BD%D1%8B%D1%85',
    'blog/tags/базы данных/index.html',
  ],
  ['/tags/C%2B%2B', 'blog/tags/C++/index.html'],
])('the page %s is written to %s', (path, file) => expect(name(path)).toBe(file));

test.each([
  ['/media/a.webp', 'blog/media/a.webp'],
  ['/media/a.webp?w=480', 'blog/media/a-480.webp'],
  ['/share/post/a.ru.png', 'blog/share/post/a.ru.png'],
])('the file %s is written to %s', (path, file) => expect(name(path, false)).toBe(file));

test('a further or filtered page of a list gets a folder name that no slug can have', () => {
  expect(name('/posts?tag=%D0%B8%D0%BE%D1%82')).toMatch(/^blog\/posts\/~tag-iot-[0-9a-f]{8}\/index\.html$/);
  expect(name('/posts?cursor=a')).not.toBe(name('/posts?cursor=A'));
});

test.each([
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c%2e%2e',
  'a%00b',
  'C%23',
  'con',
  'NUL.txt',
  'a%3Fb%3Ac',
  'ends%20in%20dots..',
  '-rf',
  '~root',
  '%E0%A4%A',
  'x'.repeat(300),
  encodeURIComponent('ю'.repeat(200)),
])('%s becomes a name that is safe on every disk', (segment) => {
  for (const isPage of [true, false]) {
    const [, , word = '', ...rest] = name(`/tags/${segment}`, isPage).split('/');
    expect(rest).toEqual(isPage ? ['index.html'] : []);
    expect(word).toMatch(/^[a-z0-9][a-z0-9.-]{1,60}$/);
    expect(word).toMatch(/-[0-9a-f]{8}(?:\.[a-z]+)?$/);
  }
});

test('names that differ only in case stay different on a case-insensitive disk', () => {
  const nameOf = createFileNames();
  const names = ['/tags/Go', '/tags/go', '/tags/GO', '/a.PNG', '/A.png'].map((path, at) =>
    nameOf({ face: 'blog', path }, at < 3),
  );
  expect(new Set(names.map((path) => path.toLowerCase())).size).toBe(5);
  expect(nameOf({ face: 'blog', path: '/tags/go' }, true)).toBe(names[1]);
});
