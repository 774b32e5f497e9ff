import type { Post } from '@janus-site/core';
import { describe, expect, test } from 'vitest';
import { differences, merge } from './conflicts.ts';
import { languageState } from '../../shared/languageState.ts';
import { ageOf, valuesOf, withPending } from '@janus-site/core/editor';
import { samplePostPage } from '../../../testing/sampleAnswers.ts';

const sample = samplePostPage('ru');
const post: Post = { ...sample, translations: sample.translations.map((one) => ({ ...one, body: 'Текст' })) };
const now = Date.parse('2026-11-22T00:00:00Z');

test('the state of a language', () => {
  const translation = sample.translations[0];
  if (!translation) throw new Error('The sample post has no text');
  const state = (change: Partial<typeof translation>) => languageState({ ...translation, ...change }, now);
  expect(languageState(undefined, now)).toBe('missing');
  expect(state({ status: 'draft' })).toBe('draft');
  expect(state({ published_at: '2026-11-21T00:00:00Z' })).toBe('published');
  expect(state({ published_at: '2026-11-23T00:00:00Z' })).toBe('scheduled');
});

describe('a conflict', () => {
  const mine = valuesOf(post);
  const theirs = {
    ...mine,
    ru: { ...mine.ru, title: 'Их заголовок', body: 'Их текст' },
    shared: { ...mine.shared, tags: ['их'] },
  };

  test('lists what differs and nothing else', () => {
    expect(differences(mine, theirs).map(({ path }) => path)).toEqual(['shared.tags', 'ru.title', 'ru.body']);
  });

  test('merges by choice and leaves both sides as they were', () => {
    const merged = merge(mine, theirs, new Set(['ru.title', 'shared.tags']));
    expect(merged.ru).toEqual({ ...mine.ru, title: 'Их заголовок' });
    expect(merged.shared.tags).toEqual(['их']);
    expect(mine.ru.title).toBe(sample.translations[0]?.title);
  });
});

const pending = (version: number) => ({
  language: 'ru' as const,
  version,
  revision: 1,
  title: 'Правка',
  summary: '',
  body: 'Текст правки',
  updated_at: '2026-11-22T00:00:00Z',
});

test('a pending change stands before what is published', () => {
  expect(valuesOf(withPending(post, 'ru', pending(2))).ru).toEqual({
    title: 'Правка',
    summary: '',
    body: 'Текст правки',
  });
});

test('an answer that was long under way is older than what was learned since', () => {
  const current = withPending(post, 'ru', pending(2));
  expect(ageOf(withPending(post, 'ru', pending(1)), current)).toBe('older');
  expect(ageOf(withPending(post, 'ru', pending(3)), current)).toBe('newer');
  expect(ageOf({ ...current, preview_link: null }, current)).toBe('same');
  expect(ageOf({ ...post, updated_at: '2030-01-01T00:00:00Z' }, current)).toBe('newer');
  expect(ageOf(post, null)).toBe('newer');
});
