import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { insertRow } from '../../db/rows.ts';
import type { Tables } from '../../db/schema.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';
import { listTrash, removeExpiredTrash } from './store.ts';

const day = 24 * 60 * 60 * 1000;

describeDatabases('the trash', (databases) => {
  const posts = usePosts(databases);
  const { ask } = posts;
  const remove = (path: string): Promise<unknown> => ask(204, 'DELETE', path);
  const deletedPosts = (query = ''): Promise<Schemas['DeletedPostList']> =>
    ask(200, 'GET', `/api/v1/deleted-posts/${query}`);
  const deleted = (query = ''): Promise<Schemas['DeletedList']> =>
    ask(200, 'GET', `/api/v1/deleted/${query}`);
  const restorePost = (id: string): Promise<Schemas['Post']> =>
    ask(200, 'POST', `/api/v1/deleted-posts/${id}/restore/`);
  const restore = (id: string): Promise<Schemas['DeletedItem']> =>
    ask(200, 'POST', `/api/v1/deleted/${id}/restore/`);
  const found = async (words: string): Promise<unknown> =>
    (await posts.bench.ask('GET', `/api/v1/search/?q=${encodeURIComponent(words)}`)).body['total'];

  /** Creates a post with everything that a post can have. */
  async function richPost(title: string): Promise<Schemas['Post']> {
    const { id } = await posts.create(
      [
        { language: 'ru', title, body: 'Канифоль', status: 'published' },
        { language: 'en', title: `${title} en` },
      ],
      { tags: ['Дом', 'iot'], slug: `${title.toLowerCase()}-first` },
    );
    await posts.change(id, { slug: title.toLowerCase() });
    await posts.change(id, { translations: [{ language: 'ru', revision: 1, summary: 'О нём' }] });
    const pending = { version: 0, revision: 1, title: 'x', summary: '', body: 'y' };
    await ask(200, 'PUT', `/api/v1/posts/${id}/pending/en/`, { body: pending });
    await ask(201, 'POST', '/api/v1/preview-links/', { body: { post_id: id } });
    return posts.read(id);
  }

  test('restores a post unchanged, with its history and its former slugs', async () => {
    const before = await richPost('Alpha');
    const revisions = `/api/v1/posts/${before.id}/revisions/ru/`;
    const history = await ask(200, 'GET', revisions);
    posts.clock = start + 3600_000;
    await remove(`/api/v1/posts/${before.id}/`);
    expect((await posts.visit(before.id)).status).toBe(404);
    await ask(404, 'GET', revisions);
    expect(await found('канифоль')).toBe(0);
    expect(await deletedPosts()).toMatchObject({
      total: 1,
      next_cursor: null,
      items: [
        {
          id: before.id,
          title: 'Alpha',
          deleted_at: new Date(posts.clock).toISOString(),
          expires_at: new Date(posts.clock + 30 * day).toISOString(),
        },
      ],
    });
    const version = posts.bench.server.contentVersion();
    // Only readers of a post get the preview of its cover.
    const { cover_preview: _, ...restored } = before;
    expect(await restorePost(before.id)).toEqual(restored);
    expect(posts.bench.server.contentVersion()).toBeGreaterThan(version);
    expect(await posts.read(before.id)).toEqual(before);
    expect(await ask(200, 'GET', revisions)).toEqual(history);
    expect(await found('канифолью')).toBe(1);
    const former = await posts.bench.ask('GET', '/api/v1/posts/slug/alpha-first/');
    expect(former.body['slug']).toBe('alpha');
    expect((await posts.bench.ask('GET', '/api/v1/posts/?tag=iot')).body['total']).toBe(1);
    expect((await deletedPosts()).total).toBe(0);
    posts.clock = start;
    await remove(`/api/v1/posts/${before.id}/`);
  });

  test('restores a post with a numbered slug when its own is taken, and drops former slugs in use', async () => {
    const { id } = await richPost('Beta');
    await remove(`/api/v1/posts/${id}/`);
    const other = await posts.create([{ language: 'ru', title: 'x', status: 'published' }], { slug: 'beta' });
    await posts.create([{ language: 'ru', title: 'y' }], { slug: 'beta-first' });
    const restored = await restorePost(id);
    expect(restored.slug).toBe('beta-2');
    expect((await posts.read(other.id)).slug).toBe('beta');
    const slugs = await posts.bench.server.database.db
      .selectFrom('post_slugs')
      .select('slug')
      .where('post_id', '=', id)
      .execute();
    expect(slugs).toEqual([]);
  });

  test('restores a scheduled post, which comes out on time, even if its author’s account was deleted', async () => {
    const published_at = new Date(start + day).toISOString();
    const made = await ask<Schemas['Post']>(201, 'POST', '/api/v1/posts/', {
      as: await posts.token('second'),
      body: { translations: [{ language: 'ru', title: 'Завтра', status: 'published', published_at }] },
    });
    await remove(`/api/v1/posts/${made.id}/`);
    const { items } = await ask<Schemas['UserList']>(200, 'GET', '/api/v1/users/?q=second');
    await remove(`/api/v1/users/${items[0]?.id ?? ''}/`);
    const restored = await restorePost(made.id);
    expect([restored.author, restored.translations[0]?.published_at]).toEqual([null, published_at]);
    expect((await posts.visit(made.id)).status).toBe(404);
    posts.clock = start + day;
    expect((await posts.visit(made.id)).status).toBe(200);
    posts.clock = start;
  });

  test('restores a job and a project to their places, and the project is found again', async () => {
    const make = (resource: string, text: object): Promise<{ id: string }> =>
      ask(201, 'POST', `/api/v1/${resource}/`, {
        body: { start_date: '2020-01', translations: [{ language: 'ru', ...text }] },
      });
    const list = async (resource: string): Promise<{ id: string; position: number }[]> =>
      (await ask<{ items: { id: string; position: number }[] }>(200, 'GET', `/api/v1/${resource}/`)).items;
    const job = { company: 'Завод', job_title: 'Инженер' };
    const [first, second] = [await make('experiences', job), await make('experiences', job)];
    const [before] = await list('experiences');
    await remove(`/api/v1/experiences/${first.id}/`);
    expect((await list('experiences')).map((item) => item.id)).toEqual([second.id]);
    const item = { id: first.id, kind: 'experience', title: 'Инженер' };
    expect((await deleted()).items).toMatchObject([item]);
    expect(await restore(first.id)).toMatchObject(item);
    const [after] = await list('experiences');
    expect(after).toEqual(before);
    const body = { is_published: true, translations: [{ language: 'ru', title: 'Теплица' }] };
    const project = await ask<{ id: string }>(201, 'POST', '/api/v1/projects/', { body });
    const other = await ask<{ id: string }>(201, 'POST', '/api/v1/projects/', {
      body: { translations: [{ language: 'en', title: 'Other' }] },
    });
    await remove(`/api/v1/projects/${project.id}/`);
    expect(await found('теплицы')).toBe(0);
    expect(await restore(project.id)).toMatchObject({ kind: 'project', title: 'Теплица' });
    expect(await found('теплицы')).toBe(1);
    expect((await list('projects')).map((item) => item.id)).toEqual([other.id, project.id]);
  });

  test('restores a message, and cannot be listed by visitors', async () => {
    const body = { name: 'Аня', message: 'Секретно', email: 'anna@example.com', elapsed_ms: 60_000 };
    const { id } = await ask<{ id: string }>(201, 'POST', '/api/v1/feedback/', { body });
    await remove(`/api/v1/feedback/${id}/`);
    expect((await ask<Schemas['MessageList']>(200, 'GET', '/api/v1/feedback/')).total).toBe(0);
    for (const path of ['/api/v1/deleted/', '/api/v1/deleted-posts/'])
      expect((await posts.bench.ask('GET', path)).status).toBe(401);
    expect(await restore(id)).toMatchObject({ kind: 'message', title: 'Аня' });
    const { items } = await ask<Schemas['MessageList']>(200, 'GET', '/api/v1/feedback/');
    expect(items).toMatchObject([{ id, message: 'Секретно', read_at: null, state: 'inbox' }]);
  });

  test('is listed page by page, newest first, by kind', async () => {
    for (const item of (await deleted()).items) await remove(`/api/v1/deleted/${item.id}/`);
    const ids: string[] = [];
    for (const index of [0, 1, 2]) {
      posts.clock = start + Math.max(1, index) * 1000;
      const { id } = await ask<{ id: string }>(201, 'POST', '/api/v1/projects/', {
        body: { translations: [{ language: 'en', title: `Gone ${index}` }] },
      });
      await remove(`/api/v1/projects/${id}/`);
      ids.unshift(id);
    }
    posts.clock = start;
    const first = await deleted('?limit=2&kind=project');
    const second = await deleted(`?limit=2&kind=project&cursor=${first.next_cursor ?? ''}`);
    const seen = [...first.items, ...second.items].map((item) => item.id);
    expect([seen[0], new Set(seen), second.next_cursor, first.total]).toEqual([
      ids[0],
      new Set(ids),
      null,
      3,
    ]);
    expect((await deleted('?kind=message')).total).toBe(0);
    expect((await deletedPosts()).items.some((item) => ids.includes(item.id))).toBe(false);
  });

  test('removes items permanently, each through its own service', async () => {
    const { id } = await posts.create([{ language: 'ru', title: 'Прочь' }]);
    await ask(404, 'DELETE', `/api/v1/deleted-posts/${id}/`);
    await remove(`/api/v1/posts/${id}/`);
    await ask(404, 'DELETE', `/api/v1/deleted/${id}/`);
    await ask(404, 'POST', `/api/v1/deleted/${id}/restore/`);
    await remove(`/api/v1/deleted-posts/${id}/`);
    await ask(404, 'DELETE', `/api/v1/deleted-posts/${id}/`);
    await ask(404, 'POST', `/api/v1/deleted-posts/${id}/restore/`);
  });

  test('removes items after 30 days', async () => {
    const { id } = await posts.create([{ language: 'ru', title: 'Срок' }]);
    await remove(`/api/v1/posts/${id}/`);
    const { db } = posts.bench.server.database;
    const count = async (): Promise<number> =>
      (await db.selectFrom('posts').select('id').where('id', '=', id).execute()).length;
    await removeExpiredTrash(db, start + 30 * day - 1);
    expect(await count()).toBe(1);
    // The list is exact, whenever the hourly sweep runs.
    const page = { service: 'posts', after: null, offset: 0, limit: 100 } as const;
    const listed = async (now: number): Promise<boolean> =>
      (await listTrash(db, { ...page, now })).rows.some((row) => row.id === id);
    expect([await listed(start + 30 * day - 1), await listed(start + 30 * day)]).toEqual([true, false]);
    await removeExpiredTrash(db, start + 30 * day);
    expect(await count()).toBe(0);
  });

  test('removes the words of a message from every table, also from waiting notices and webhook deliveries', async () => {
    let now = Date.now();
    const bench = await databases.startServer({
      now: () => now,
      settings: { smtpUrl: 'smtp://mail.example', noticeEmail: 'owner@example.com' },
      sendNotice: async () => {
        throw new Error('away');
      },
      postBody: async () => ({ status: 500, text: '', failure: null }),
    });
    const { access_token: as } = await bench.signIn();
    const webhook = { name: 'CI', url: 'https://ci.example/hook', events: ['message.received', 'post.*'] };
    expect((await bench.ask('POST', '/api/v1/webhooks/', { as, body: webhook })).status).toBe(201);
    const { db } = bench.server.database;
    const tables = (await db.introspection.getTables()).map(({ name }) => name as keyof Tables);
    const tablesWith = async (words: string) => {
      const found: string[] = [];
      for (const table of tables) {
        const rows = await db.selectFrom(table).selectAll().execute();
        if (JSON.stringify(rows).includes(words)) found.push(table);
      }
      return found;
    };
    const leave = async (message: string) => {
      const body = { name: 'Аня', message, email: `${message}@example.com`, elapsed_ms: 60_000 };
      const { id } = (await bench.ask<{ id: string }>('POST', '/api/v1/feedback/', { body })).body;
      expect((await bench.ask('DELETE', `/api/v1/feedback/${id}/`, { as })).status).toBe(204);
      return id;
    };
    const purged = await leave('purged-words');
    await leave('expired-words');
    await leave('kept-words');
    const all = ['messages', 'outbox', 'webhook_deliveries'];
    for (const words of ['purged-words', 'expired-words', 'kept-words'])
      expect(await tablesWith(words)).toEqual(expect.arrayContaining(all));
    expect((await bench.ask('DELETE', `/api/v1/deleted/${purged}/`, { as })).status).toBe(204);
    expect(await tablesWith('purged-words')).toEqual([]);
    now += 1000;
    const late = db.updateTable('messages').set({ deleted_at: now });
    await late.where('message', '=', 'kept-words').execute();
    await removeExpiredTrash(db, now - 1 + 30 * day);
    expect(await tablesWith('expired-words')).toEqual([]);
    expect(await tablesWith('kept-words')).toEqual(expect.arrayContaining(all));
    await bench.stop();
  });

  test('is emptied in slices, between which others are served', async () => {
    const { db, close } = await databases.open();
    const row = { original_language: 'ru', deleted_at: start, sort_at: 0, created_at: 0, updated_at: 0 };
    for (let at = 0; at < 200; at += 1)
      await insertRow(db, 'posts', { ...row, id: `post-${at}`, slug: `post-${at}` });
    const left = async (): Promise<number> => (await db.selectFrom('posts').select('id').execute()).length;
    const counts: Promise<number>[] = [];
    const timer = setInterval(() => counts.push(left()), 1);
    await removeExpiredTrash(db, start + 30 * day);
    clearInterval(timer);
    const between = (await Promise.all(counts)).filter((count) => count > 0 && count < 200);
    expect(between.length).toBeGreaterThan(0);
    expect(await left()).toBe(0);
    await close();
  });

  test('restores an item only once when two requests arrive at once', async () => {
    const { id } = await posts.create([{ language: 'ru', title: 'Дважды' }]);
    await remove(`/api/v1/posts/${id}/`);
    const as = await posts.token();
    const answers = await Promise.all(
      [1, 2].map(() => posts.bench.ask('POST', `/api/v1/deleted-posts/${id}/restore/`, { as })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect((await posts.read(id)).translations).toHaveLength(1);
  });
});
