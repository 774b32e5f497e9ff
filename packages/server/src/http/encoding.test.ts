import { expect, test } from 'vitest';
import { chooseEncoding } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['*', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
  ['nonsense;;q=', 'identity'],
])('Accept-Encoding %s selects %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
