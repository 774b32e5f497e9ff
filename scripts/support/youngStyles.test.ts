import { expect, test } from 'vitest';
import { youngStyles } from './youngStyles.ts';

test('a style that supported browsers lack is reported with those browsers', async () => {
  const [line, ...rest] = await youngStyles('a { content-visibility: auto; color: red }', {});
  expect(line).toMatch(/^css-content-visibility \(not in .*Safari \(17\.5.*\): content-visibility: auto$/);
  expect(rest).toEqual([]);
});

test('an exception covers its own feature, and is reported when nothing uses it', async () => {
  const exceptions = { 'css-content-visibility': 'drawn at once' };
  expect(await youngStyles('a { content-visibility: auto }', exceptions)).toEqual([]);
  expect(await youngStyles('a { color: red }', exceptions)).toEqual([
    'css-content-visibility: nothing uses it, so it needs no exception',
  ]);
});
