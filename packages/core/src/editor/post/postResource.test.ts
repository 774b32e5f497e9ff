import { describe, expect, test } from 'vitest';
import type { Post, PostTranslation } from '../../data/types.ts';
import { usable } from '../draftEvents.ts';
import type { Sides } from '../types.ts';
import type { PostKind, PostStep } from './postKind.ts';
import { postSides } from './postKind.ts';
import { postResource } from './postResource.ts';

const text = {
  language: 'ru',
  title: 'Пост',
  summary: '',
  body: 'Текст',
  status: 'published',
  revision: 2,
  published_at: '2026-01-01T10:00:00Z',
  updated_at: '2026-01-01T10:00:00Z',
  pending: null,
} as unknown as PostTranslation;
const post = { id: '1', slug: 'post', tags: [], cover: null, translations: [text] } as unknown as Post;
const resource = postResource({
  check: () => ({}),
  fieldErrors: () => ({ 'translations.0.updated_at': 'Рано', canonical_url: 'Не адрес' }),
  conflictingPost: () => undefined,
  conflictingAuthor: () => null,
});
const byHand = { statusChanges: {}, isByHand: true };

function sidesWith(shared: Partial<PostKind['values']['shared']>, of: Post = post): Sides<PostKind> {
  const sides = postSides(of);
  return { ...sides, values: { ...sides.saved, shared: { ...sides.saved.shared, ...shared } } };
}
const dates = (published_at: string, updated_at = text.updated_at) => ({
  dates: { ...postSides(post).saved.shared.dates, ru: { published_at, updated_at } },
});
const answered = (change: Partial<PostTranslation>): PostKind['answer'] => ({
  kind: 'post',
  post: { ...post, translations: [{ ...text, ...change }] },
});
const accept = (sides: Sides<PostKind>, step: PostStep, answer: PostKind['answer']) =>
  resource.accept(sides, { step, answer, sent: sides.values });

test('a time that was sent is saved, and a pending change keeps its base revision', () => {
  const pending = { language: 'ru', version: 7, revision: 1, title: 'x', summary: '', body: 'y' };
  const waiting = { ...post, translations: [{ ...text, pending }] } as unknown as Post;
  const sides = sidesWith(dates('2020-05-05T10:00:00Z'), waiting);
  const [step] = resource.plan(sides, byHand);
  if (!step) throw new Error('There is nothing to send.');
  const after = accept(sides, step, answered({ published_at: '2020-05-05T10:00:00Z', pending } as object));
  expect(after.values).toEqual(after.saved);
  expect(after.server.base.ru).toEqual({ revision: 1, version: 7 });
});

test('an edited time stays while something else is saved; an untouched one follows the server', () => {
  const typed = sidesWith(dates('2020-05-05T10:00:00Z'));
  const step: PostStep = {
    kind: 'update',
    id: '1',
    body: {
      translations: [{ language: 'ru', status: 'published', title: 'Пост', summary: '', body: 'Новое' }],
    },
  };
  const news = answered({ updated_at: '2026-02-02T10:00:00Z', revision: 3 });
  const kept = accept(typed, step, news);
  expect(kept.values.shared.dates.ru.published_at).toBe('2020-05-05T10:00:00Z');
  expect(kept.saved.shared.dates.ru.published_at).toBe(text.published_at);
  const followed = accept(sidesWith({}), step, news);
  expect(followed.values.shared.dates.ru.updated_at).toBe('2026-02-02T10:00:00Z');
  expect(followed.values.shared.dates).toEqual(followed.saved.shared.dates);
});

test('words of a language that somebody else has added since are not based on theirs', () => {
  const english = { ...text, language: 'en', title: 'Theirs', revision: 1 } as PostTranslation;
  const sides = sidesWith({});
  const en = { title: 'Mine', summary: '', body: '' };
  const typed = { ...sides, values: { ...sides.values, en } };
  const step: PostStep = { kind: 'update', id: '1', body: { is_pinned: true } };
  const after = accept(typed, step, { kind: 'post', post: { ...post, translations: [text, english] } });
  expect(after.server.base.en).toBeUndefined();
  // Without a revision the service refuses it as stale.
  expect(resource.plan(after, byHand)).toEqual([
    { kind: 'update', id: '1', body: { translations: [{ language: 'en', ...en }] } },
  ]);
});

describe('a removed translation', () => {
  const english = {
    ...text,
    language: 'en',
    status: 'draft',
    title: 'Post',
    body: 'Text',
  } as PostTranslation;
  const both = { ...post, translations: [text, english] };
  const step: PostStep = {
    kind: 'update',
    id: '1',
    body: { translations: [{ language: 'en', removed: true, revision: 2 }] },
  };
  const nothing = { title: '', summary: '', body: '' };

  test('leaves nothing to save, and an autosave sends the other language', () => {
    const after = accept(sidesWith({}, both), step, answered({}));
    expect(after.values.en).toEqual(nothing);
    expect(after.saved).toEqual(after.values);
    expect(after.server.base.en).toBeUndefined();
    expect(after.server.baseTexts.en).toBeUndefined();
    const typed = { ...after, values: { ...after.values, ru: { ...after.values.ru, body: 'Новое' } } };
    expect(resource.plan(typed, byHand)).toMatchObject([{ kind: 'pending', language: 'ru' }]);
  });

  test('keeps what was typed meanwhile, as a new text', () => {
    const sides = sidesWith({}, both);
    const en = { ...sides.values.en, body: 'Text typed meanwhile' };
    const later = { ...sides, values: { ...sides.values, en } };
    const after = resource.accept(later, { step, answer: answered({}), sent: sides.values });
    expect(after.values.en).toEqual(en);
    expect(resource.plan(after, byHand)).toEqual([
      { kind: 'update', id: '1', body: { translations: [{ language: 'en', ...en }] } },
    ]);
  });

  test('is not sent as an empty text', () => {
    const sides = sidesWith({});
    const stale = { ...sides, saved: { ...sides.saved, en: { ...nothing, body: 'Text' } } };
    expect(resource.plan(stale, byHand)).toEqual([]);
  });
});

test('changes to different details are merged; changes to the same time clash', () => {
  const theirs = {
    ...post,
    is_unlisted: true,
    canonical_url: null,
    translations: [{ ...text, revision: 3 }],
  };
  const stale = (their: Post) =>
    postResource({
      check: () => ({}),
      fieldErrors: () => ({}),
      conflictingPost: () => their,
      conflictingAuthor: () => null,
    }).staleOf?.(
      { kind: 'network', message: '' },
      sidesWith({ is_pinned: true, ...dates('2020-05-05T10:00:00Z') }),
      [],
    );
  const merged = stale(theirs);
  expect(merged?.clashes).toEqual([]);
  expect(merged?.values.shared).toMatchObject({
    is_unlisted: true,
    is_pinned: true,
    dates: { ru: { published_at: '2020-05-05T10:00:00Z' } },
  });
  const other = { ...post, translations: [{ ...text, published_at: '2021-01-01T10:00:00Z' }] } as Post;
  expect(stale(other)?.clashes).toEqual(['shared.dates.ru.published_at']);
});

test('an older draft is merged into what others have saved since', () => {
  const bodyOf = (body: string, revision = 2) =>
    ({ ...post, translations: [{ ...text, body, revision }] }) as Post;
  const then = postSides(bodyOf('раз\n\nдва'));
  const kept = resource.baseOf?.(then.server) ?? '';
  const since = postSides(bodyOf('раз, другие\n\nдва', 3));
  const server = resource.rebase?.(since.server, kept) ?? since.server;
  const values = { ...then.saved, ru: { ...then.saved.ru, body: 'раз\n\nдва, мои' } };
  const merged = postResource({
    check: () => ({}),
    fieldErrors: () => ({}),
    conflictingPost: () => since.server.post ?? undefined,
    conflictingAuthor: () => 'Анна',
  }).staleOf?.({ kind: 'network', message: '' }, { values, saved: since.saved, server }, []);
  expect(merged).toMatchObject({ clashes: [], author: 'Анна' });
  expect(merged?.values.ru.body).toBe('раз, другие\n\nдва, мои');
  // A draft with only its revision leads to a conflict.
  const old = resource.rebase?.(since.server, JSON.stringify(then.server.base));
  expect(old?.baseTexts.ru).toBeUndefined();
});

test('an error in a time is shown at its field', () => {
  const step: PostStep = { kind: 'update', id: '1', body: { translations: [{ language: 'ru' }] } };
  const errors = resource.errorsOf({ kind: 'network', message: '' }, step);
  expect(errors).toEqual({ 'shared.dates.ru.updated_at': 'Рано', 'shared.canonical_url': 'Не адрес' });
});

test('a draft of an earlier version is completed with the server’s values', () => {
  const { saved } = postSides(post);
  const { slug, tags, cover } = saved.shared;
  const old = { ...saved, shared: { slug, tags: [...tags, 'iot'], cover } } as unknown as typeof saved;
  const draft = { key: 'k', values: old, savedAt: 1, ground: '', base: '' };
  const [found] = usable({ saved }, [draft], { resource });
  expect(found?.values.shared).toEqual({ ...saved.shared, tags: ['iot'] });
});

describe('the times of a draft', () => {
  const then = postSides(post);
  const since = postSides({
    ...post,
    translations: [{ ...text, updated_at: '2026-03-03T10:00:00Z' }],
  });
  const draftOf = (values: typeof then.saved) => ({
    key: 'k',
    values,
    savedAt: 1,
    ground: '',
    base: resource.baseOf?.(then.server) ?? '',
  });
  const ruOf = (values: typeof then.saved | undefined) => values?.shared.dates.ru;

  test('follow the server if nobody has chosen them', () => {
    const [found] = usable(since, [draftOf({ ...then.saved, ru: { ...then.saved.ru, body: 'Мои' } })], {
      resource,
    });
    expect(found?.values.ru.body).toBe('Мои');
    expect(ruOf(found?.values)).toEqual(ruOf(since.saved));
  });

  test('are not a draft by themselves', () => {
    expect(usable(since, [draftOf(then.saved)], { resource })).toEqual([]);
  });

  test('are kept if somebody has chosen them', () => {
    const chosen = { ...then.saved, shared: { ...then.saved.shared, ...dates('2020-05-05T10:00:00Z') } };
    const [found] = usable(since, [draftOf(chosen)], { resource });
    expect(ruOf(found?.values)?.published_at).toBe('2020-05-05T10:00:00Z');
  });
});

test('a drawn cover is not a value of the post', () => {
  const drawn = { ...post, cover: '/covers/1-hills-0123456789ab-8c2f5a.svg', is_cover_drawn: true };
  expect(postSides(drawn).saved.shared.cover).toBeNull();
  expect(postSides({ ...post, cover: '/media/a.webp' }).saved.shared.cover).toBe('/media/a.webp');
});
