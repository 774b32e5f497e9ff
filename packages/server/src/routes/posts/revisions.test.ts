import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

const minute = 60_000;

describeDatabases('the history of a text', (databases) => {
  const posts = usePosts(databases);
  const { create } = posts;
  const list = (id: string, query = '', language = 'ru'): Promise<Schemas['RevisionList']> =>
    posts.ask(200, 'GET', `/api/v1/posts/${id}/revisions/${language}/${query}`);
  const numbers = async (id: string, language = 'ru'): Promise<number[]> =>
    (await list(id, '', language)).items.map((row) => row.revision);
  const get = (id: string, revision: number, status = 200): Promise<Schemas['Revision']> =>
    posts.ask(status, 'GET', `/api/v1/posts/${id}/revisions/ru/${revision}/`);
  /** Saves a text after some time; every save is one revision. */
  const save = async (
    id: string,
    change: object,
    { after = 20 * minute, by = 'owner' }: { after?: number; by?: 'owner' | 'second' } = {},
  ): Promise<void> => {
    posts.clock += after;
    const { translations } = await posts.read(id);
    const revision = translations.find((row) => row.language === 'ru')?.revision;
    const body = { translations: [{ language: 'ru', revision, ...change }] };
    await posts.ask(200, 'PATCH', `/api/v1/posts/${id}/`, { body, as: await posts.token(by) });
  };
  const draft = (): Promise<Schemas['Post']> => {
    posts.clock = start;
    return create([{ language: 'ru', title: 'Первый', body: 'ёж 🙂' }]);
  };

  test('keeps every saved text with its author, but not a change of state alone', async () => {
    const { id } = await draft();
    await save(id, { title: 'Второй' });
    await save(id, { status: 'published' });
    await save(id, { title: 'Второй' });
    await save(id, { title: 'Пятый', summary: 'О нём', body: 'Текст' });
    const { items, total, next_cursor } = await list(id);
    expect([total, next_cursor]).toEqual([3, null]);
    expect(items.map((row) => [row.revision, row.title, row.status, row.characters])).toEqual([
      [5, 'Пятый', 'published', 5],
      [2, 'Второй', 'draft', 4],
      [1, 'Первый', 'draft', 4],
    ]);
    expect(items[0]?.author).not.toBeNull();
    expect(items[0]?.created_at).toBe(new Date(posts.clock).toISOString());
    expect(await get(id, 5)).toMatchObject({
      title: 'Пятый',
      summary: 'О нём',
      body: 'Текст',
      language: 'ru',
    });
  });

  test('a revision number gives the newest text that is not newer than it', async () => {
    const { id } = await draft();
    await save(id, { status: 'published' });
    await save(id, { body: 'Потом' });
    const bodies = [];
    for (const revision of [1, 2, 3, 100]) bodies.push((await get(id, revision)).body);
    expect(bodies).toEqual(['ёж 🙂', 'ёж 🙂', 'Потом', 'Потом']);
    await get(id, 0, 404);
    const english = `/api/v1/posts/${id}/revisions/en/`;
    expect((await list(id, '', 'en')).items).toEqual([]);
    await posts.ask(404, 'GET', `${english}1/`);
    await posts.ask(404, 'GET', `/api/v1/posts/00000000-0000-4000-8000-000000000000/revisions/ru/`);
  });

  test('is paged by revision', async () => {
    const { id } = await draft();
    for (const title of ['2', '3', '4', '5']) await save(id, { title });
    const first = await list(id, '?limit=2');
    const second = await list(id, `?limit=2&cursor=${first.next_cursor ?? ''}`);
    const third = await list(id, `?limit=2&cursor=${second.next_cursor ?? ''}`);
    const pages = [first, second, third];
    expect(pages.map((page) => page.items.map((row) => row.revision))).toEqual([[5, 4], [3, 2], [1]]);
    expect([third.next_cursor, third.total]).toEqual([null, 5]);
  });

  test('keeps only the last of the drafts that one person saves within ten minutes', async () => {
    const { id } = await draft();
    const quick = { after: 4 * minute };
    await save(id, { title: '2' }, quick);
    await save(id, { title: '3' }, quick);
    expect(await numbers(id)).toEqual([3]);
    // However long somebody keeps saving, revisions stay ten minutes apart.
    await save(id, { title: '4' }, quick);
    expect(await numbers(id)).toEqual([4, 3]);
    const by = 'second';
    await save(id, { title: '5' }, { after: minute, by });
    await save(id, { title: '6' }, { after: 0, by });
    expect(await numbers(id)).toEqual([6, 4, 3]);
    await save(id, { title: '7', status: 'published' }, { after: 0, by });
    expect(await numbers(id)).toEqual([7, 6, 4, 3]);
  });

  test('keeps a text that visitors could read, even if it was published by a change of state alone', async () => {
    const { id } = await draft();
    await save(id, { status: 'published' }, { after: 0 });
    await save(id, { status: 'draft' }, { after: minute });
    await save(id, { title: '4' }, { after: 0 });
    expect(await numbers(id)).toEqual([4, 1]);
    const published = await create([{ language: 'ru', title: 'Сразу', status: 'published' }]);
    await save(published.id, { title: '2' }, { after: minute });
    expect(await numbers(published.id)).toEqual([2, 1]);
  });

  test('keeps a named text; an empty name removes the name', async () => {
    const { id } = await draft();
    const path = `/api/v1/posts/${id}/revisions/ru/1/`;
    const named = await posts.ask<Schemas['RevisionSummary']>(200, 'PATCH', path, {
      body: { name: ' Первая ' },
    });
    expect(named).toMatchObject({ revision: 1, name: 'Первая' });
    await save(id, { title: '2' }, { after: minute });
    await save(id, { title: '3' }, { after: minute });
    expect(await numbers(id)).toEqual([3, 1]);
    await posts.ask(200, 'PATCH', path, { body: { name: '' } });
    expect((await get(id, 1)).name).toBe('');
    await posts.ask(422, 'PATCH', path, { body: { name: 'я'.repeat(81) } });
    await posts.ask(404, 'PATCH', `/api/v1/posts/${id}/revisions/ru/2/`, { body: { name: 'x' } });
  });

  test('keeps the text that a translation was made from', async () => {
    const { id } = await draft();
    await posts.change(id, { translations: [{ language: 'en', title: 'First' }] });
    await save(id, { title: '2' }, { after: minute });
    await save(id, { title: '3' }, { after: minute });
    expect(await numbers(id)).toEqual([3, 1]);
    expect(await numbers(id, 'en')).toEqual([1]);
  });

  test('continues for a language that is removed and added again', async () => {
    const { id } = await draft();
    await posts.change(id, { translations: [{ language: 'en', title: 'First', revision: undefined }] });
    posts.clock += 20 * minute;
    await posts.change(id, { translations: [{ language: 'en', revision: 1, removed: true }] });
    expect(await numbers(id, 'en')).toEqual([1]);
    const again = await posts.change(id, { translations: [{ language: 'en', title: 'Second' }] });
    expect(again.translations[1]?.revision).toBe(2);
    expect(await numbers(id, 'en')).toEqual([2, 1]);
  });

  test('keeps the newest 200 texts of a language, and named ones', { timeout: 120_000 }, async () => {
    const { id } = await draft();
    const { db } = posts.bench.server.database;
    const rows = Array.from({ length: 210 }, (_, index) => ({
      post_id: id,
      language: 'ru' as const,
      revision: index + 2,
      status: 'draft' as const,
      was_public: 1 as const,
      author_id: null,
      begun_at: start,
      created_at: start,
      characters: 0,
      name: index === 1 ? 'Веха' : '',
      title: '',
      summary: '',
      body: '',
    }));
    await db.insertInto('post_revisions').values(rows).execute();
    await db.updateTable('post_translations').set({ revision: 211 }).where('post_id', '=', id).execute();
    await save(id, { title: 'Последний' });
    const { total } = await list(id);
    expect(total).toBe(201);
    expect((await get(id, 12)).name).toBe('Веха');
    expect((await get(id, 13)).revision).toBe(13);
  });

  test('has one entry for two concurrent saves of which one is refused', async () => {
    const { id } = await draft();
    posts.clock += 20 * minute;
    const bodies = ['a', 'b'].map((title) => ({ translations: [{ language: 'ru', revision: 1, title }] }));
    const as = await posts.token();
    const answers = await Promise.all(
      bodies.map((body) => posts.bench.ask('PATCH', `/api/v1/posts/${id}/`, { as, body })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(await numbers(id)).toEqual([2, 1]);
  });
});
