import type { Post } from '@janus-site/core';
import { describe, expect, test } from 'vitest';
import { differences, merge } from './conflicts.ts';
import { postSides } from '@janus-site/core/editor';
import { samplePostPage } from '../../../testing/sampleAnswers.ts';

const sample = samplePostPage('ru');
const post: Post = { ...sample, translations: sample.translations.map((one) => ({ ...one, body: 'Текст' })) };
describe('a conflict', () => {
  const mine = postSides(post).saved;
  const theirs = {
    ...mine,
    ru: { ...mine.ru, title: 'Их заголовок', body: 'Их текст' },
    shared: { ...mine.shared, tags: ['их'] },
  };

  test('lists only the fields that differ', () => {
    expect(differences(mine, theirs).map(({ path }) => path)).toEqual(['shared.tags', 'ru.title', 'ru.body']);
  });

  test('merges by choice without changing either side', () => {
    const merged = merge(mine, theirs, new Set(['ru.title', 'shared.tags']));
    expect(merged.ru).toEqual({ ...mine.ru, title: 'Их заголовок' });
    expect(merged.shared.tags).toEqual(['их']);
    expect(mine.ru.title).toBe(sample.translations[0]?.title);
  });
});
