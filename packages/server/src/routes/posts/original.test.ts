import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

type Post = Schemas['Post'];

const both = [
  { language: 'ru', title: 'Раз', status: 'published' },
  { language: 'en', title: 'One', status: 'published' },
];

const text = (post: Post, language: string): Schemas['PostTranslation'] => {
  const found = post.translations.find((translation) => translation.language === language);
  if (!found) throw new Error(`no ${language}`);
  return found;
};
const isBehind = (post: Post): boolean | undefined => text(post, 'en').is_outdated;

describeDatabases('an original and its translation', (databases) => {
  const posts = usePosts(databases);
  const { create, change } = posts;
  const outdated = async (): Promise<string[]> => {
    const list = await posts.ask<Schemas['PostList']>(200, 'GET', '/api/v1/posts/?status=outdated&limit=100');
    expect(list.total).toBe(list.items.length);
    return list.items.map((post) => post.id);
  };

  test('a change of the original marks the translation as outdated until it is reviewed', async () => {
    const made = await create(both);
    expect(made.original_language).toBe('ru');
    expect([isBehind(made), text(made, 'en').source_revision, text(made, 'ru').source_revision]).toEqual([
      false,
      1,
      null,
    ]);
    const changed = await change(made.id, { translations: [{ language: 'ru', revision: 1, body: 'Два' }] });
    expect([isBehind(changed), text(changed, 'ru').is_outdated]).toEqual([true, false]);
    expect(await outdated()).toEqual([made.id]);
    const list = await posts.ask<Schemas['PostList']>(200, 'GET', '/api/v1/posts/');
    expect(list.items[0]?.translations.map((row) => row.is_outdated)).toEqual([false, true]);

    const edited = await change(made.id, { translations: [{ language: 'en', revision: 1, body: 'Two' }] });
    expect(isBehind(edited)).toBe(true);
    const reviewed = await change(made.id, {
      translations: [{ language: 'en', revision: 2, is_reviewed: true }],
    });
    expect([isBehind(reviewed), text(reviewed, 'en').source_revision]).toEqual([false, 2]);
    expect(await outdated()).toEqual([]);
  });

  test('a small edit, the same text or a new publication date does not mark it as outdated', async () => {
    const { id } = await create(both);
    const edits = [
      { body: 'Опечатка', is_small_edit: true },
      { body: 'Опечатка', title: 'Раз' },
      { published_at: new Date(start - 1000).toISOString() },
    ];
    for (const [index, edit] of edits.entries()) {
      const post = await change(id, { translations: [{ language: 'ru', revision: index + 1, ...edit }] });
      expect(isBehind(post)).toBe(false);
    }
  });

  test('a translation that is saved with its original, or published after it, is up to date', async () => {
    const { id } = await create(both);
    const together = await change(id, {
      translations: [
        { language: 'en', revision: 1, body: 'Two' },
        { language: 'ru', revision: 1, body: 'Два' },
      ],
    });
    expect([isBehind(together), text(together, 'en').source_revision]).toEqual([false, 2]);
    await change(id, { translations: [{ language: 'ru', revision: 2, summary: 'Три' }] });
    const draft = await change(id, { translations: [{ language: 'en', revision: 2, status: 'draft' }] });
    expect(isBehind(draft)).toBe(false);
    expect(text(draft, 'en').source_revision).toBe(2);
    const again = await change(id, { translations: [{ language: 'en', revision: 3, status: 'published' }] });
    expect([isBehind(again), text(again, 'en').source_revision]).toEqual([false, 3]);
  });

  test('a translation of a draft is not outdated', async () => {
    const { id } = await create([{ ...both[0], status: 'draft' }, both[1] ?? {}]);
    const post = await change(id, { translations: [{ language: 'ru', revision: 1, body: 'Два' }] });
    expect(isBehind(post)).toBe(false);
    expect(await outdated()).not.toContain(id);
  });

  test('the first language written is the original; if it is removed, the other one becomes it', async () => {
    const { id, original_language } = await create([
      { language: 'en', title: 'One' },
      { language: 'ru', title: 'Раз' },
    ]);
    expect(original_language).toBe('en');
    const alone = await change(id, { translations: [{ language: 'en', revision: 1, removed: true }] });
    expect([alone.original_language, text(alone, 'ru').source_revision]).toEqual(['ru', null]);
    const again = await change(id, { translations: [{ language: 'en', title: 'One' }] });
    expect(again.original_language).toBe('ru');
    expect(text(again, 'en')).toMatchObject({ source_revision: 1, revision: 2 });
  });

  test('visitors get no fields that are for editors only', async () => {
    const { id } = await create(both);
    const { body } = await posts.visit(id);
    const list = await posts.bench.ask<Schemas['PostList']>('GET', '/api/v1/posts/');
    for (const post of [body, ...list.body.items]) {
      const names = [...Object.keys(post), ...post.translations.flatMap((row) => Object.keys(row))];
      for (const secret of ['original_language', 'preview_link', 'is_outdated', 'has_pending'])
        expect(names).not.toContain(secret);
      for (const secret of ['source_revision', 'pending', 'body']) expect(names).not.toContain(secret);
    }
  });

  test('posts and lists name the languages in which they can be read now', async () => {
    const later = new Date(start + 60_000).toISOString();
    const { id } = await create(
      [
        { language: 'en', title: 'Later', status: 'published', published_at: later },
        { language: 'ru', title: 'Сейчас', status: 'published' },
      ],
      { tags: ['languages'] },
    );
    await create([{ language: 'en', title: 'Draft' }], { tags: ['drafts'] });
    const languages = async (path: string, as?: string): Promise<unknown> =>
      (await posts.bench.ask('GET', path, { as })).body['languages'];
    const tagged = '/api/v1/posts/?tag=languages&language=en';
    expect(await languages(`/api/v1/posts/${id}/`)).toEqual(['ru']);
    expect(await languages(tagged)).toEqual(['ru']);
    expect((await posts.read(id)).languages).toEqual(['ru']);
    expect(await languages('/api/v1/posts/')).toEqual(['ru', 'en']);
    expect(await languages('/api/v1/posts/?tag=nothing')).toEqual([]);
    const drafts = await posts.ask<Schemas['PostList']>(200, 'GET', '/api/v1/posts/?tag=drafts');
    expect([drafts.total, drafts.languages]).toEqual([1, []]);
    // Without a write in between: cached facts about all posts must not outlive a publication.
    posts.clock = start + 60_000;
    expect(await languages(tagged)).toEqual(['ru', 'en']);
    expect((await posts.ask<Schemas['PostList']>(200, 'GET', tagged)).languages).toEqual(['ru', 'en']);
    posts.clock = start;
  });
});
