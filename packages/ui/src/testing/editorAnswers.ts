import type { Pending, Post, Revision } from '@janus-site/core';
import type { Scripts } from '@janus-site/core/testing';
import { adminPost } from './adminAnswers.ts';

type Language = Post['translations'][number]['language'];

/** Returns the sample post with one translation changed. */
export function postWith(language: Language, change: object, post: Post = adminPost()): Post {
  return {
    ...post,
    translations: post.translations.map((one) => (one.language === language ? { ...one, ...change } : one)),
  };
}

/** Returns a pending change of the Russian text, as the service does. */
export function pendingOf(change: Partial<Pending> = {}): Pending {
  return {
    language: 'ru',
    version: 1,
    revision: 3,
    title: 'Правка',
    summary: '',
    body: 'Текст правки.',
    updated_at: '2026-11-22T09:04:00Z',
    ...change,
  };
}

/** Stores what is sent, as the service does. */
export const keepsPending: Scripts = {
  savePending: ({ body }: { body: unknown }) => {
    const { version, ...text } = body as { version: number };
    return pendingOf({ ...text, version: version + 1 });
  },
};

/** The revisions of a post: the one before the current text, and the first. */
export function revisionsOf(post: Post): Scripts {
  const text = post.translations[0];
  const revision = (number: number): Revision => ({
    language: 'ru',
    revision: number,
    status: 'published',
    title: `Прежний заголовок ${number}`,
    name: '',
    summary: '',
    body: `## Зачем\n\nПрежний текст ${number}.`,
    author: { first_name: 'Анна', last_name: 'Сергеева', photo: null },
    created_at: `2026-01-0${number}T09:00:00Z`,
    characters: text?.body?.length ?? 0,
  });
  const items = [2, 1].map((number) => revision(number));
  return {
    listRevisions: { items, total: items.length, next_cursor: null },
    getRevision: ({ params }: { params: Readonly<Record<string, string>> }) =>
      revision(Number(params['revision'])),
  };
}
