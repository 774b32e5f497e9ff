import { expect, test } from 'vitest';
import type { Schemas } from '../../../contract/types.ts';
import { describeDatabases } from '../../../testing/describeDatabases.ts';
import { start, usePosts } from '../../../testing/usePosts.ts';
import { watchReads } from '../../../testing/watchReads.ts';
import { listSeries, readSeries, removeExpiredSeries, sitemapSeries } from './store.ts';

type Post = Schemas['Post'];
type Series = Schemas['Series'];
type SeriesPage = Schemas['SeriesPage'];

const day = 24 * 60 * 60 * 1000;

describeDatabases('series', (databases) => {
  const posts = usePosts(databases);
  let number = 0;
  const text = (language: string, title: string, more: object = {}) => ({
    language,
    title,
    body: 'Текст',
    status: 'published',
    published_at: new Date(start - (100 - number) * day).toISOString(),
    ...more,
  });
  /** Creates a public post; each is newer than the last. */
  const make = (more: object = {}, textMore: object = {}) => {
    number += 1;
    return posts.create([text('ru', `Пост <${number}>`, textMore)], { slug: `part-${number}`, ...more });
  };
  const make3 = async () => [await make(), await make(), await make()] as const;
  const create = (body: object, status = 201) =>
    posts.ask<Series>(status, 'POST', '/api/v1/series/', { body });
  const patch = (id: string, body: object, status = 200) =>
    posts.ask<Series>(status, 'PATCH', `/api/v1/series/${id}/`, { body });
  const ids = (some: readonly Pick<Post, 'id'>[]) => some.map(({ id }) => id);
  const page = (slug: string, language = 'ru') =>
    posts.bench.ask<SeriesPage>('GET', `/api/v1/series-pages/${slug}/?language=${language}`);
  const visit = async (slug: string, language = 'ru') =>
    (await posts.bench.ask<Post>('GET', `/api/v1/posts/slug/${slug}/?language=${language}`)).body;

  test('a part states its number, links to all parts, and has its neighbours in the series', async () => {
    const [one, two, three] = await make3();
    // In another order than by time.
    const made = await create({ titles: { ru: 'Дом & сад' }, posts: ids([three, one, two]) });
    expect(made).toMatchObject({ slug: 'dom-sad', posts: ids([three, one, two]) });
    const shown = await visit(one.slug);
    const series = { id: made.id, slug: 'dom-sad', title: 'Дом & сад', language: 'ru', part: 2, total: 3 };
    expect(shown).toMatchObject({ series, previous: { slug: three.slug }, next: { slug: two.slug } });
    expect(shown.series_html).toContain('Часть 2 из 3 серии <a href="/series/dom-sad">«Дом &amp;');
    expect(shown.series_html).toContain(`<a href="/post/${one.slug}" aria-current="page">Пост &lt;`);
    expect(shown.series_html.match(/<li>/g)).toHaveLength(3);
    expect(await visit(two.slug)).toMatchObject({ previous: { slug: one.slug }, next: null });
    const list = await posts.bench.ask<Schemas['PostList']>('GET', '/api/v1/posts/?language=ru');
    expect(list.body.items.find(({ id }) => id === two.id)?.series).toEqual({ ...series, part: 3 });
    // On an English page the labels are English, and Russian text is marked as such.
    const english = await visit(one.slug, 'en');
    expect(english.series_html).toContain('Part 2 of 3 in <a href="/en/series/dom-sad" lang="ru">“Дом');
    expect(english.series_html).toContain(`<a href="/en/post/${two.slug}" lang="ru">`);
  });

  test('a post that visitors cannot read is neither shown nor counted; editors see it', async () => {
    const out = await make();
    const draft = await make({}, { status: 'draft', published_at: null });
    const planned = await make({}, { published_at: new Date(start + 5 * day).toISOString() });
    const unlisted = await make({ is_unlisted: true });
    const all = [draft, planned, unlisted, out];
    const { slug, id } = await create({ titles: { ru: 'Скрытое' }, posts: ids(all) });
    expect((await page(slug)).body).toMatchObject({ posts: [out.id], items: [{ id: out.id }] });
    const shown = await visit(out.slug);
    expect(shown).toMatchObject({ series: { part: 1, total: 1 }, previous: null, next: null });
    for (const { slug: hidden } of [draft, planned, unlisted])
      expect(shown.series_html).not.toContain(hidden);
    // An unlisted post is in no list, and so in no series.
    expect(await visit(unlisted.slug)).toMatchObject({ series: null, series_html: '' });
    expect(await posts.read(draft.id)).toMatchObject({ series: { id, part: 1, total: 2 } });
    const seen = await posts.ask<SeriesPage>(200, 'GET', `/api/v1/series-pages/${slug}/`);
    expect(ids(seen.items)).toEqual(ids(all));
    const publicList = await posts.bench.ask<Schemas['SeriesList']>('GET', '/api/v1/series/');
    expect(publicList.body.items.find((each) => each.id === id)?.posts).toEqual([out.id]);

    posts.clock = start + 6 * day;
    expect((await page(slug)).body.posts).toEqual(ids([planned, out]));
    posts.clock = start;
    await posts.change(out.id, {
      translations: [{ language: 'ru', revision: out.translations[0]?.revision, status: 'draft' }],
    });
    expect((await page(slug)).status).toBe(404);
    const after = await posts.bench.ask<Schemas['SeriesList']>('GET', '/api/v1/series/');
    expect(ids(after.body.items)).not.toContain(id);
    const map = await posts.bench.ask<Schemas['Sitemap']>('GET', '/api/v1/sitemap/');
    expect(map.body.series.map((each) => each.slug)).not.toContain(slug);
  });

  test('the list and a single series read no more of posts than they show', async () => {
    const { id, posts: parts } = await create({ titles: { ru: 'Длинная' }, posts: ids(await make3()) });
    const { watched, rows } = watchReads(posts.bench.server.database.db);
    const view = { withSource: false, now: start };
    expect((await listSeries(watched, view)).items.find((series) => series.id === id)?.posts).toEqual(parts);
    expect((await readSeries(watched, id, view)).posts).toEqual(parts);
    const ofPosts = rows.filter((row) => row['series_id'] !== undefined && row['id'] !== undefined);
    expect(ofPosts.length).toBeGreaterThan(5);
    for (const row of ofPosts) expect(Object.keys(row).toSorted()).toEqual(['id', 'series_id']);
  });

  test('the site map reads one row per series and language, however many posts there are', async () => {
    const parts = [await make(), ...(await make3())];
    const newest = parts.at(-1)?.translations[0]?.published_at;
    const { slug } = await create({ titles: { ru: 'Карта', en: 'Map' }, posts: ids(parts) });
    const { watched, rows } = watchReads(posts.bench.server.database.db);
    const found = (await sitemapSeries(watched, start)).find((series) => series.slug === slug);
    expect(found?.languages).toEqual(['ru']);
    expect(Date.parse(found?.changed_at ?? '')).toBeGreaterThanOrEqual(Date.parse(newest ?? ''));
    const ofTexts = rows.filter((row) => row['language'] !== undefined);
    const keys = ofTexts.map((row) => `${String(row['series_id'])} ${String(row['language'])}`);
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.filter((row) => row['id'] !== undefined && row['series_id'] !== undefined)).toEqual([]);
  });

  test('the lists of many series are read in slices, between which others get their turn', async () => {
    const { db } = posts.bench.server.database;
    const rows = Array.from({ length: 21 }, (_, at) => ({
      id: `slice-${at}`,
      slug: `slice-${at}`,
      title_ru: 'Срез',
      description_ru: '',
      description_en: '',
      created_at: start + at,
      updated_at: start,
    }));
    await db.insertInto('series').values(rows).execute();
    const view = { withSource: false, now: start };
    for (const read of [() => listSeries(db, view), () => sitemapSeries(db, start)]) {
      let turns = 0;
      const count = () => {
        turns += 1;
        next = setImmediate(count);
      };
      let next = setImmediate(count);
      await read();
      clearImmediate(next);
      expect(turns).toBeGreaterThan(0);
    }
    await db.deleteFrom('series').where('id', 'like', 'slice-%').execute();
  });

  test('posts can be reordered, added and removed, and belong to at most one series', async () => {
    const [one, two, three] = await make3();
    const first = await create({ titles: { ru: 'Первая' }, posts: ids([one, two, three]) });
    expect((await patch(first.id, { posts: ids([three]) })).posts).toEqual(ids([three, one, two]));
    const second = await create({ titles: { ru: 'Вторая' }, posts: ids([one]) });
    const listed = await posts.ask<Schemas['SeriesList']>(200, 'GET', '/api/v1/series/');
    expect(listed.items.find(({ id }) => id === first.id)?.posts).toEqual(ids([three, two]));
    expect((await patch(second.id, { removed: ids([one]) })).posts).toEqual([]);
    expect(await visit(one.slug)).toMatchObject({ series: null, series_html: '' });
    // A post restored from the trash returns to its place.
    await posts.ask(204, 'DELETE', `/api/v1/posts/${three.id}/`);
    expect((await page(first.slug)).body.posts).toEqual([two.id]);
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${three.id}/restore/`);
    expect((await page(first.slug)).body.posts).toEqual(ids([three, two]));
  });

  test('invalid input is refused with an error at its field', async () => {
    const field = async (body: object) => {
      const answer = await posts.bench.ask('POST', '/api/v1/series/', { body, as: await posts.token() });
      const { error } = answer.body as { error: { fields: { path: string; code: string }[] } };
      return [answer.status, ...error.fields.map(({ path, code }) => `${path} ${code}`)];
    };
    expect(await field({ titles: {} })).toEqual([422, 'titles title_needed']);
    const ownPage = await make({ page_face: 'blog', slug: 'own-page' });
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(await field({ titles: { ru: 'Что' }, posts: [ownPage.id, nobody] })).toEqual([
      422,
      'posts.0 unknown_post',
      'posts.1 unknown_post',
    ]);
    const taken = await create({ titles: { en: 'Taken' }, slug: 'taken' });
    expect(await field({ titles: { ru: 'Что' }, slug: 'taken' })).toEqual([409, 'slug slug_taken']);
    await patch(taken.id, { titles: { en: null } }, 422);
    await posts.ask(401, 'POST', '/api/v1/series/', { as: '', body: { titles: { ru: 'Чужая' } } });
  });

  test('a former slug still finds a series; a title missing in one language is replaced by the other', async () => {
    const post = await posts.create([text('ru', 'Два'), text('en', 'Two')], { slug: 'both' });
    const { id } = await create({ titles: { ru: 'Старое имя' }, posts: [post.id] });
    expect((await page('staroe-imya')).body.languages).toEqual(['ru']);
    expect((await visit(post.slug, 'en')).series).toMatchObject({ title: 'Старое имя', language: 'ru' });
    await patch(id, { slug: 'new-name', titles: { en: 'New name' }, descriptions: { en: ' About ' } });
    expect((await page('staroe-imya', 'en')).body).toMatchObject({
      slug: 'new-name',
      titles: { ru: 'Старое имя', en: 'New name' },
      descriptions: { ru: '', en: 'About' },
      languages: ['ru', 'en'],
    });
    expect((await visit(post.slug, 'en')).series).toMatchObject({ title: 'New name', language: 'en' });
    const map = await posts.bench.ask<Schemas['Sitemap']>('GET', '/api/v1/sitemap/');
    const entry = map.body.series.find(({ slug }) => slug === 'new-name');
    expect(entry?.languages).toEqual(['ru', 'en']);
    const feed = await posts.bench.ask<Schemas['NewestPosts']>('GET', '/api/v1/posts/newest/?language=en');
    expect(feed.body.items[0]?.series?.title).toBe('New name');
  });

  test('a deleted series keeps its posts, and is restored with those that joined no other', async () => {
    const { db } = posts.bench.server.database;
    const [one, two] = await make3();
    const { id, slug } = await create({ titles: { ru: 'Удаляемая' }, posts: ids([one, two]) });
    await posts.ask(204, 'DELETE', `/api/v1/series/${id}/`);
    expect((await page(slug)).status).toBe(404);
    expect(await visit(one.slug)).toMatchObject({ series: null, series_html: '' });
    const list = await posts.ask<Schemas['SeriesList']>(200, 'GET', '/api/v1/series/');
    expect(list.deleted[0]).toMatchObject({ id, slug });
    // Its slug is free meanwhile.
    const other = await create({ titles: { ru: 'Другая' }, slug, posts: ids([two]) });
    const back = await posts.ask<Series>(200, 'POST', `/api/v1/series/${id}/restore/`);
    expect(back).toMatchObject({ slug: `${slug}-2`, posts: ids([one]), deleted_at: null });
    expect((await page(slug)).body.posts).toEqual(ids([two]));
    await posts.ask(404, 'POST', `/api/v1/series/${id}/restore/`);
    await posts.ask(204, 'DELETE', `/api/v1/series/${other.id}/`);
    await removeExpiredSeries(db, posts.clock + 29 * day);
    expect(await db.selectFrom('series').select('id').where('id', '=', other.id).execute()).toHaveLength(1);
    await removeExpiredSeries(db, posts.clock + 30 * day);
    expect(await db.selectFrom('series').select('id').where('id', '=', other.id).execute()).toEqual([]);
    expect((await posts.visit(two.id)).status).toBe(200);
  });

  test('a preview link shows a draft at its future position', async () => {
    const out = await make();
    const draft = await make({}, { status: 'draft', published_at: null });
    await create({ titles: { ru: 'Черновая' }, posts: ids([out, draft]) });
    const link = await posts.ask<{ token: string }>(201, 'POST', '/api/v1/preview-links/', {
      body: { post_id: draft.id },
    });
    const shared = await posts.bench.ask<Post>('GET', `/api/v1/preview-links/${link.token}/?language=ru`);
    expect(shared.body).toMatchObject({ series: { part: 2, total: 2 }, previous: { slug: out.slug } });
    expect(shared.body.series_html).toContain(`/post/${draft.slug}" aria-current`);
    expect((await visit(out.slug)).series_html).not.toContain(draft.slug);
  });
});
