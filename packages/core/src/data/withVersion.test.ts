import { expect, test } from 'vitest';
import { withVersion } from './withVersion.ts';

test.each([
  ['/media/a.webp', '/media/a.webp?v=7'],
  ['/media/a.webp?w=480', '/media/a.webp?w=480&v=7'],
  ['/media/a.webp?v=6&w=480', '/media/a.webp?v=7&w=480'],
  ['https://example.org/a.png#top', 'https://example.org/a.png?v=7#top'],
  ['/cv/ru.pdf?a=b?c', '/cv/ru.pdf?a=b%3Fc&v=7'],
  ['blob:http://localhost/1', 'blob:http://localhost/1'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
])('%s', (url, expected) => {
  expect(withVersion(url, 7)).toBe(expected);
});
