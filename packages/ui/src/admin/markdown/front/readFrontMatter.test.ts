import { frontMatterNames } from '@janus-site/core';
import { expect, test } from 'vitest';
import { readFrontMatter } from './readFrontMatter.ts';

// The import reads the same names in files (`frontMatterNames.test.ts` of the server).
const { title, summary, slug, address, tags, date, canonical } = frontMatterNames;
const read = (...lines: readonly string[]) => readFrontMatter(`---\n${lines.join('\n')}\n---\ntext\n`);

test.each([
  ...title.map((name) => [name, 'words', { title: 'words' }] as const),
  ...summary.map((name) => [name, 'words', { summary: 'words' }] as const),
  ...slug.map((name) => [name, 'own-slug', { slug: 'own-slug' }] as const),
  ...address.map((name) => [name, '/2024/own-slug/', { slug: 'own-slug' }] as const),
  ...tags.map((name) => [name, '[a, b]', { tags: ['a', 'b'] }] as const),
  ...date.map((name) => [name, '2024-01-02', { date: '2024-01-02T00:00:00.000Z' }] as const),
  ...canonical.map(
    (name) => [name, 'https://example.com/a', { canonical: 'https://example.com/a' }] as const,
  ),
])('%s is read, and not listed among the other fields', (name, value, fields) => {
  const front = read(...(title.includes(name) ? [] : ['title: first']), `${name}: ${value}`);
  expect(front?.fields).toEqual({ title: 'first', ...fields });
  expect(front?.others).toEqual([]);
});

test('the preferred name counts, and of dates one that can be read', () => {
  const lines = [summary, canonical].flatMap((names) =>
    names.toReversed().map((name) => `${name}: https://example.com/${name}`),
  );
  expect(read(...lines, 'date: yesterday', 'created: 2024-01-02')?.fields).toEqual({
    summary: `https://example.com/${summary[0]}`,
    canonical: `https://example.com/${canonical[0]}`,
    date: '2024-01-02T00:00:00.000Z',
  });
});

test('tags of all names are joined', () => {
  expect(read('tags: one two', 'categories: [two, three]')?.fields.tags).toEqual(['one', 'two', 'three']);
});
