import type { Post } from '@janus-site/core';
import { describe, expect, test } from 'vitest';
import { differences, merge } from './conflicts.ts';
import { splitDifference } from './ConflictDialog.tsx';
import { changedShared, changedTranslations, revisionsOf, stateOf, valuesOf } from './postValues.ts';
import { publishChecks } from './publishChecks.ts';
import { samplePostPage } from '../../testing/sampleAnswers.ts';

const sample = samplePostPage('ru');
const post: Post = { ...sample, translations: sample.translations.map((one) => ({ ...one, body: 'Текст' })) };
const now = Date.parse('2026-11-22T00:00:00Z');

test('the state of a language', () => {
  const translation = sample.translations[0];
  if (!translation) throw new Error('The sample post has no text');
  const state = (change: Partial<typeof translation>) => stateOf({ ...translation, ...change }, now);
  expect(stateOf(undefined, now)).toBe('missing');
  expect(state({ status: 'draft' })).toBe('draft');
  expect(state({ published_at: '2026-11-21T00:00:00Z' })).toBe('published');
  expect(state({ published_at: '2026-11-23T00:00:00Z' })).toBe('scheduled');
});

describe('what a save sends', () => {
  const saved = valuesOf(post);

  test('nothing when nothing has changed', () => {
    expect(changedTranslations(saved, saved, revisionsOf(post), {})).toEqual([]);
    expect(changedShared(saved, saved)).toEqual({});
  });

  test('a changed language with its revision, an added one without', () => {
    const values = {
      ...saved,
      ru: { ...saved.ru, title: 'Иначе' },
      en: { title: 'New', summary: '', body: '' },
    };
    const sent = changedTranslations(values, saved, revisionsOf(post), { ru: { status: 'draft' } });
    expect(sent).toEqual([
      {
        language: 'ru',
        title: 'Иначе',
        summary: saved.ru.summary,
        body: 'Текст',
        status: 'draft',
        revision: 1,
      },
      { language: 'en', title: 'New', summary: '', body: '', revision: undefined },
    ]);
  });

  test('an emptied slug is left to the server', () => {
    const values = { ...saved, shared: { ...saved.shared, slug: '', tags: ['новое'] } };
    expect(changedShared(values, saved)).toEqual({ tags: ['новое'] });
  });
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

  test('marks the part that differs', () => {
    expect(splitDifference('раз два три', 'раз 2 три')).toEqual(['раз ', 'два', ' три']);
    expect(splitDifference('одно', 'одно')).toEqual(['одно', '', '']);
    expect(splitDifference('аа', 'а')).toEqual(['а', 'а', '']);
  });
});

test('the look over a text before it goes out', () => {
  const text = { title: 'Заголовок', summary: '', body: '# Раз\n![](/a.webp)\n```\n![](/b)\n# два\n```' };
  expect(publishChecks(text, false)).toEqual(['noSummary', 'noAlt', 'topHeading', 'noTranslation']);
  const good = { title: 'Заголовок', summary: 'Кратко', body: '## Раз\n![схема](/a.webp)\n```\n# два\n```' };
  expect(publishChecks(good, true)).toEqual([]);
});
