import { expect, test } from 'vitest';
import { frontMatterList, frontMatterNames, frontMatterTags } from './frontMatter.ts';

test('no name belongs to two fields', () => {
  const names = Object.values(frontMatterNames).flat();
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['a list', { tags: ['a', 2, null, {}] }, ['a', '2']],
  ['text with commas', { tags: 'one two,three' }, ['one two', 'three']],
  ['text with spaces, which Jekyll separates', { categories: 'one two' }, ['one', 'two']],
  ['text with spaces of another field', { tag: 'one two' }, ['one two']],
  ['several names, each tag once', { tags: ['a', 'b'], tag: 'c', keywords: 'b, d' }, ['a', 'b', 'c', 'd']],
  ['tags of Obsidian', { tags: ['#a', '[[b]]', '[[C|c]]', ' '] }, ['a', 'b', 'c']],
  ['something else', { tags: { a: 1 }, tag: true }, []],
])('reads tags of %s', (_, fields, tags) => expect(frontMatterTags(fields)).toEqual(tags));

test('reads a list of other names', () => {
  expect(frontMatterList({ aliases: ['/a', '/b'], alias: '/c' }, 'aliases', 'alias')).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});
