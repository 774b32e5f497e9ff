import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

interface Refusal {
  error: { code: string };
  current: Schemas['Post'];
}

describeDatabases('a save of both languages when one is stale', (databases) => {
  const posts = usePosts(databases);

  test.each([
    ['the second', 1, 7],
    ['the first', 7, 1],
  ])('writes neither and returns neither as written: %s', async (_which, ru, en) => {
    const { id } = await posts.create([
      { language: 'ru', title: 'Первый', body: 'Было' },
      { language: 'en', title: 'First', body: 'Was' },
    ]);
    const translations = [
      { language: 'ru', revision: ru, title: 'Второй', body: 'Стало' },
      { language: 'en', revision: en, title: 'Second', body: 'Is' },
    ];
    const refusal = await posts.ask<Refusal>(409, 'PATCH', `/api/v1/posts/${id}/`, {
      body: { translations },
      as: await posts.token('owner'),
    });
    expect(refusal.error.code).toBe('stale_revision');
    const present = await posts.read(id);
    const textsOf = (post: Schemas['Post']) =>
      post.translations.map(({ language, revision, title, body }) => [language, revision, title, body]);
    expect(textsOf(present)).toEqual([
      ['ru', 1, 'Первый', 'Было'],
      ['en', 1, 'First', 'Was'],
    ]);
    // An editor that is sent text that was not saved would discard its own.
    expect(textsOf(refusal.current)).toEqual(textsOf(present));
  });
});
