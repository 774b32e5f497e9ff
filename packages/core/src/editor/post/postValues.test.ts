import { expect, test } from 'vitest';
import type { Post } from '../../data/types.ts';
import { ageOf, valuesOf, withPending } from './postValues.ts';

const post = {
  id: '1',
  slug: 'post',
  tags: [],
  cover: null,
  updated_at: '2026-11-21T00:00:00Z',
  translations: [
    {
      language: 'ru',
      title: 'Пост',
      summary: '',
      body: 'Текст',
      status: 'published',
      revision: 1,
      pending: null,
    },
  ],
} as unknown as Post;

const pending = (version: number) => ({
  language: 'ru' as const,
  version,
  revision: 1,
  title: 'Правка',
  summary: '',
  body: 'Текст правки',
  updated_at: '2026-11-22T00:00:00Z',
});

test('a pending change takes precedence over the published text', () => {
  expect(valuesOf(withPending(post, 'ru', pending(2))).ru).toEqual({
    title: 'Правка',
    summary: '',
    body: 'Текст правки',
  });
});

test('a delayed response is older than what was learned since', () => {
  const current = withPending(post, 'ru', pending(2));
  expect(ageOf(withPending(post, 'ru', pending(1)), current)).toBe('older');
  expect(ageOf(withPending(post, 'ru', pending(3)), current)).toBe('newer');
  expect(ageOf({ ...current, preview_link: null }, current)).toBe('same');
  expect(ageOf({ ...post, updated_at: '2030-01-01T00:00:00Z' }, current)).toBe('newer');
  expect(ageOf(post, null)).toBe('newer');
});
