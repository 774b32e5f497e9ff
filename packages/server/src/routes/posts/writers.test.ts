import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

type List = Schemas['WriterList'];

const windows = [1, 2, 3].map((number) => `0f9ab4d233a14b0e8f0c94c5a9b8d00${number}`);

describeDatabases('the list of people who have a post open', (databases) => {
  const posts = usePosts(databases);
  const made = () => posts.create([{ language: 'ru', title: 'Общий' }]);
  const report = async (id: string, at: number, by: 'owner' | 'second', is_writing = false): Promise<List> =>
    posts.ask<List>(200, 'POST', `/api/v1/post-writers/${id}/`, {
      body: { window: windows[at], is_writing },
      as: await posts.token(by),
    });

  test('names the others, those who write first, and nobody from another post', async () => {
    const [{ id }, other] = [await made(), await made()];
    expect((await report(id, 0, 'owner')).items).toEqual([]);
    expect((await report(id, 1, 'second', true)).items).toMatchObject([{ is_own: false, is_writing: false }]);
    const { items } = await report(id, 2, 'owner');
    expect(items.map(({ is_own, is_writing }) => [is_own, is_writing])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect((await report(other.id, 0, 'owner')).items).toEqual([]);
    // The window has moved to the other post.
    expect((await report(id, 2, 'owner')).items).toHaveLength(1);
  });

  test('contains no photo from another site; neither do the history and a refused save', async () => {
    const { db } = posts.bench.server.database;
    const { id } = await made();
    await report(id, 0, 'owner');
    await db.updateTable('users').set({ photo: 'https://elsewhere.example/a.png' }).execute();
    const photos = [
      ...(await report(id, 1, 'second')).items.map(({ author }) => author?.photo),
      ...(
        await posts.ask<Schemas['RevisionList']>(200, 'GET', `/api/v1/posts/${id}/revisions/ru/`)
      ).items.map(({ author }) => author?.photo),
    ];
    const body = { translations: [{ language: 'ru', revision: 9, body: 'x' }] };
    const refused = await posts.ask<{ author: Schemas['Author'] | null }>(
      409,
      'PATCH',
      `/api/v1/posts/${id}/`,
      { body },
    );
    expect([...photos, refused.author?.photo]).toEqual([null, null, null]);
    await db.updateTable('users').set({ photo: null }).execute();
  });

  test('drops a window after 45 seconds without a report', async () => {
    const { id } = await made();
    await report(id, 0, 'owner');
    posts.clock += 40_000;
    expect((await report(id, 1, 'second')).items).toHaveLength(1);
    posts.clock += 6_000;
    expect((await report(id, 1, 'second')).items).toEqual([]);
  });

  test('cannot be changed for another person’s window', async () => {
    const { id } = await made();
    await report(id, 0, 'owner', true);
    await report(id, 0, 'second');
    expect((await report(id, 1, 'second')).items).toMatchObject([{ is_own: false, is_writing: true }]);
  });

  test('keeps working while the post is in the trash', async () => {
    const { id } = await made();
    await report(id, 0, 'owner', true);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${id}/`);
    expect((await report(id, 1, 'second')).items).toMatchObject([{ is_writing: true }]);
  });

  test('does not change what visitors read', async () => {
    const { id } = await made();
    const version = posts.bench.server.contentVersion();
    await report(id, 0, 'owner', true);
    expect(posts.bench.server.contentVersion()).toBe(version);
    await posts.ask(404, 'POST', '/api/v1/post-writers/00000000-0000-4000-8000-000000000000/', {
      body: { window: windows[0], is_writing: false },
    });
  });
});
