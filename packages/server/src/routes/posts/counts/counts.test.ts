import { expect, test } from 'vitest';
import type { Schemas } from '../../../contract/types.ts';
import type { Database } from '../../../db/schema.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { describeDatabases } from '../../../testing/describeDatabases.ts';
import { start, usePosts } from '../../../testing/usePosts.ts';
import { recountPosts } from '../../../db/recountPosts.ts';

const day = 24 * 60 * 60 * 1000;

async function countsOf(db: Database): Promise<unknown> {
  const counts = await db
    .selectFrom('tag_counts')
    .select(['name_key', 'name', 'posts', 'published', 'ru', 'en'])
    .orderBy('name_key')
    .execute();
  const entries = await db
    .selectFrom('post_entries')
    .select(['post_id', 'is_published', 'has_ru', 'has_en'])
    .orderBy('post_id')
    .execute();
  const tags = await db.selectFrom('entry_tags').selectAll().orderBy('post_id').orderBy('name_key').execute();
  return { counts, entries, tags };
}

describeDatabases('post counts', (databases) => {
  const posts = usePosts(databases);
  const text = (language: 'ru' | 'en', more: object = {}) => ({ language, title: language, ...more });
  const published = { status: 'published' };
  const later = { status: 'published', published_at: new Date(start + day).toISOString() };

  async function expectTrueCounts(): Promise<void> {
    const { db } = posts.bench.server.database;
    const kept = await countsOf(db);
    await inTransaction(db, recountPosts);
    expect(kept).toEqual(await countsOf(db));
  }
  const visitorsList = async (query = ''): Promise<Schemas['PostList']> =>
    (await posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/${query}`)).body;

  test('match a full recount after every kind of write', async () => {
    const one = await posts.create([text('ru', published), text('en')], { tags: ['Ёлки', 'iot'] });
    const other = await posts.create([text('en', later)], { tags: ['елки', 'Сеть'] });
    const draft = await posts.create([text('ru')], { tags: ['iot'] });
    await expectTrueCounts();
    await posts.change(one.id, { tags: ['iot', 'Дом'] });
    await posts.change(one.id, { translations: [{ language: 'en', revision: 1, status: 'published' }] });
    await expectTrueCounts();
    await posts.change(one.id, { translations: [{ language: 'ru', revision: 1, status: 'draft' }] });
    await posts.change(other.id, { tags: [] });
    await expectTrueCounts();
    await posts.ask(204, 'DELETE', `/api/v1/posts/${draft.id}/`);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${one.id}/`);
    await expectTrueCounts();
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${one.id}/restore/`);
    await expectTrueCounts();
    await posts.ask(204, 'DELETE', `/api/v1/posts/${one.id}/`);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${other.id}/`);
    await expectTrueCounts();
  });

  test('include a scheduled post for visitors once it is published, and for editors before', async () => {
    await posts.create([text('ru', published), text('en', later)], { tags: ['both'] });
    await posts.create([text('ru', later)], { tags: ['later', 'both'] });
    expect(await visitorsList('?tag=both')).toMatchObject({ total: 1, languages: ['ru'] });
    const before = await visitorsList();
    expect([before.total, before.tags]).toEqual([1, [{ name: 'both', count: 1 }]]);
    const all = await posts.ask<Schemas['PostList']>(200, 'GET', '/api/v1/posts/');
    expect([all.total, all.tags.length]).toEqual([2, 2]);
    posts.clock = start + day;
    const after = await visitorsList('?tag=both');
    expect([after.total, after.languages, after.items.length]).toEqual([2, ['ru', 'en'], 2]);
    expect(after.tags).toEqual([
      { name: 'both', count: 2 },
      { name: 'later', count: 1 },
    ]);
    posts.clock = start;
  });

  test('a list names at most a hundred tags, plus the requested one', async () => {
    const many = Array.from({ length: 120 }, (_, at) => `t${String(at).padStart(3, '0')}`);
    for (let at = 0; at < many.length; at += 20)
      await posts.create([text('ru', published)], { tags: many.slice(at, at + 20) });
    expect((await visitorsList()).tags).toHaveLength(100);
    const own = await visitorsList('?tag=t119');
    expect(own.tags).toHaveLength(101);
    expect(own.tags).toContainEqual({ name: 't119', count: 1 });
  });

  test('sitemap parts keep their posts, and the newest posts of a language come first', async () => {
    const map = (path = '') => posts.bench.ask<Schemas['SitemapPosts']>('GET', `/api/v1/sitemap/${path}`);
    const shown = await posts.create([text('ru', published), text('en', later)], { slug: 'shown' });
    await posts.create([text('ru')], { slug: 'never-shown' });
    const { db } = posts.bench.server.database;
    // A post with a much higher number, as if those in between were deleted.
    const far = await posts.create([text('en', published)], { slug: 'far' });
    await db.updateTable('post_entries').set({ number: 1501 }).where('post_id', '=', far.id).execute();
    const { body: index } = await posts.bench.ask<Schemas['Sitemap']>('GET', '/api/v1/sitemap/');
    expect(index.posts.map(({ part }) => part)).toEqual([1, 4]);
    const slugs = (await map('posts/1/')).body.items;
    expect(slugs).toContainEqual({
      slug: 'shown',
      languages: ['ru'],
      changed_at: new Date(start).toISOString(),
    });
    expect(slugs.map(({ slug }) => slug)).not.toContain('never-shown');
    expect((await map('posts/4/')).body.items.map(({ slug }) => slug)).toEqual(['far']);
    expect((await map('posts/2/')).body.items).toEqual([]);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${shown.id}/`);
    expect((await map('posts/4/')).body.items.map(({ slug }) => slug)).toEqual(['far']);
    const { body: newest } = await posts.bench.ask<Schemas['NewestPosts']>(
      'GET',
      '/api/v1/posts/newest/?language=ru',
    );
    const times = newest.items.map(({ translation }) => translation.published_at ?? '');
    expect(times).toEqual([...times].sort().reverse());
    expect(newest.items.every(({ translation }) => translation.language === 'ru')).toBe(true);
  });
});
