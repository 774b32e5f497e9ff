import { describe, expect, test } from 'vitest';
import type { Post } from '../../data/types.ts';
import { advanceBaseRevisions, baseRevisionsOf } from './baseRevisions.ts';
import type { PostValues } from './postValues.ts';
import { valuesOf, withPending } from './postValues.ts';
import type { SaveCommand } from './savePlan.ts';
import { planSave } from './savePlan.ts';

const translation = (language: 'ru' | 'en', status: 'published' | 'draft', revision: number) => ({
  language,
  title: `Title ${language}`,
  summary: '',
  body: `Body ${language}`,
  status,
  revision,
  published_at: status === 'published' ? '2026-01-01T10:00:00Z' : null,
  updated_at: status === 'published' ? '2026-01-02T10:00:00Z' : null,
  pending: null,
});
/** Russian is published, English is a draft. */
const post = {
  id: '1',
  slug: 'post',
  page_face: null,
  is_in_menu: false,
  tags: ['a'],
  cover: null,
  is_unlisted: false,
  is_pinned: false,
  canonical_url: null,
  updated_at: '2026-01-02T10:00:00Z',
  translations: [translation('ru', 'published', 3), translation('en', 'draft', 1)],
} as unknown as Post;
const nothing = { pending: [], update: null };
const saved = valuesOf(post);
const auto: SaveCommand = { statusChanges: {}, isByHand: false };
const byHand: SaveCommand = { statusChanges: {}, isByHand: true };
const plan = (change: Partial<PostValues>, command: SaveCommand, of: Post = post) =>
  planSave({ post: of, values: { ...saved, ...change }, saved, baseRevisions: baseRevisionsOf(of), command });
const title = (language: 'ru' | 'en', words: string) => ({
  [language]: { ...saved[language], title: words },
});

describe('the requests of a save', () => {
  test('are none if nothing has changed', () => {
    expect(plan({}, byHand)).toEqual(nothing);
  });

  test('a published text becomes a pending change, even by hand; a draft is updated', () => {
    for (const command of [auto, byHand]) {
      const { pending, update } = plan({ ...title('ru', 'Иначе'), ...title('en', 'New') }, command);
      expect(pending).toEqual([
        { language: 'ru', body: { version: 0, revision: 3, ...saved.ru, title: 'Иначе' } },
      ]);
      expect(update).toEqual({ translations: [{ language: 'en', ...saved.en, title: 'New', revision: 1 }] });
    }
  });

  test('a withdrawal of a published text sends no change of it', () => {
    const command = { ...byHand, statusChanges: { ru: { status: 'draft' } } } as const;
    expect(plan(title('ru', 'Иначе'), command)).toEqual({
      pending: [],
      update: { translations: [{ language: 'ru', status: 'draft', revision: 3 }] },
    });
  });

  test('shared fields of a published post are sent only by hand, those of a draft at once', () => {
    const shared = { ...saved.shared, slug: '', tags: ['новое'] };
    expect(plan({ shared }, auto)).toEqual(nothing);
    expect(plan({ shared }, byHand).update).toEqual({ tags: ['новое'] });
    const draft = {
      ...post,
      translations: post.translations.map((one) => ({ ...one, status: 'draft' as const })),
    };
    expect(plan({ shared }, auto, draft).update).toEqual({ tags: ['новое'] });
  });

  test('a draft with an empty title is not saved automatically', () => {
    expect(plan(title('en', ' '), auto)).toEqual(nothing);
  });

  test('a language that changes its status is sent alone, with its text', () => {
    const { pending, update } = plan(
      { ...title('ru', 'Иначе'), ...title('en', 'New') },
      { statusChanges: { en: { status: 'published' } }, isByHand: true },
    );
    expect(pending).toEqual([]);
    expect(update?.translations).toEqual([
      { language: 'en', ...saved.en, title: 'New', status: 'published', revision: 1 },
    ]);
  });

  test('a new text of a published post names the pending change it is based on', () => {
    const statusChanges = { ru: { status: 'published' as const } };
    const sent = plan(title('ru', 'Иначе'), { statusChanges, isByHand: true }).update?.translations;
    expect(sent).toMatchObject([{ language: 'ru', title: 'Иначе', revision: 3, version: 0 }]);
  });

  test('a review and a removal carry no text: a review must not publish a pending change', () => {
    const sent = (change: object) =>
      plan(title('ru', 'Иначе'), { statusChanges: { ru: change }, isByHand: true }).update?.translations;
    expect(sent({ is_reviewed: true })).toEqual([{ language: 'ru', is_reviewed: true, revision: 3 }]);
    // A pending change that this window has not loaded is not deleted.
    expect(sent({ removed: true })).toEqual([{ language: 'ru', removed: true, revision: 3, version: 0 }]);
  });
});

describe('base revisions', () => {
  const pending = {
    language: 'ru' as const,
    version: 2,
    revision: 3,
    ...saved.ru,
    title: 'Правка',
    updated_at: '2026-11-22T00:00:00Z',
  };
  const changed = {
    ...withPending(post, 'ru', pending),
    translations: withPending(post, 'ru', pending).translations.map((one) => ({
      ...one,
      revision: one.revision + 1,
    })),
  };

  test('a pending change keeps the revision it is based on', () => {
    expect(baseRevisionsOf(changed)).toEqual({
      ru: { revision: 3, version: 2 },
      en: { revision: 2, version: 0 },
    });
  });

  test('only what was sent advances', () => {
    const before = baseRevisionsOf(post);
    expect(advanceBaseRevisions(before, changed, { parts: [], settled: ['en'] })).toEqual({
      ru: { revision: 3, version: 0 },
      en: { revision: 2, version: 0 },
    });
    expect(advanceBaseRevisions(before, changed, { parts: [], settled: ['ru'] }).ru).toEqual({
      revision: 4,
      version: 2,
    });
    expect(advanceBaseRevisions(before, changed, { parts: [], pending: 'ru' }).ru).toEqual({
      revision: 3,
      version: 2,
    });
  });
});

describe('times', () => {
  const dates = (published_at: string | null, updated_at = saved.shared.dates.ru.updated_at) => ({
    shared: { ...saved.shared, dates: { ...saved.shared.dates, ru: { published_at, updated_at } } },
  });

  test('are sent by hand, without a text: a pending change stays pending', () => {
    const change = { ...dates('2020-01-02T10:00:00Z'), ...title('ru', 'Иначе') };
    expect(plan(change, auto).update).toBeNull();
    const { pending, update } = plan(change, byHand);
    expect(pending).toHaveLength(1);
    expect(update).toEqual({
      translations: [{ language: 'ru', published_at: '2020-01-02T10:00:00Z', revision: 3 }],
    });
  });

  test('the time of the last change is never removed', () => {
    expect(plan(dates(saved.shared.dates.ru.published_at, null), byHand)).toEqual(nothing);
  });

  test('an incomplete URL is sent only by hand', () => {
    const draft = {
      ...post,
      translations: post.translations.map((one) => ({ ...one, status: 'draft' as const })),
    };
    const shared = { ...saved.shared, is_pinned: true, canonical_url: 'https:/' };
    expect(plan({ shared }, auto, draft).update).toEqual({ is_pinned: true });
    expect(plan({ shared }, byHand, draft).update).toEqual({ is_pinned: true, canonical_url: 'https:/' });
    expect(plan({ shared: { ...shared, canonical_url: 'https://a.example/b' } }, auto, draft).update).toEqual(
      {
        is_pinned: true,
        canonical_url: 'https://a.example/b',
      },
    );
  });
});
