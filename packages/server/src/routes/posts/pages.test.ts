import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recountPosts } from '../../db/recountPosts.ts';
import { rebuildSearch } from '../../search/rebuildSearch.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

type Post = Schemas['Post'];

const day = 24 * 60 * 60 * 1000;
const word = 'Kryptonim';
const text = (language: 'ru' | 'en', more: object = {}) => ({
  language,
  title: word,
  body: `Текст: ${word}`,
  status: 'published',
  ...more,
});

describeDatabases('an owner’s page', (databases) => {
  const posts = usePosts(databases);
  const get = <Body>(path: string) => posts.bench.ask<Body>('GET', `/api/v1/${path}`);
  const bySlug = (slug: string, query = '') => get<Post>(`posts/slug/${slug}/${query}`);
  const menu = async (language = 'ru') =>
    (await get<Schemas['Site']>(`site/?language=${language}`)).body.menu ?? {};
  const mapped = async () => (await get<Schemas['Sitemap']>('sitemap/')).body.pages;

  /** Every public address of the services that lists or counts posts. */
  const listLike = [
    ...[
      '',
      '&language=ru',
      '&language=en',
      '&order=oldest',
      '&order=pinned',
      '&language=en&order=language',
      '&page=1',
      '&kind=page',
    ].map((query) => `posts/?limit=100${query}`),
    ...['draft', 'published', 'scheduled', 'unlisted', 'pending', 'outdated'].map(
      (state) => `posts/?status=${state}`,
    ),
    `posts/?q=${word}`,
    `posts/?q=${word}&kind=page`,
    'posts/?tag=iot',
    'posts/?text_language=ru',
    'posts/newest/?language=ru',
    'posts/newest/?language=en',
    'posts/archive/?language=ru',
    'posts/archive/?language=en',
    `search/?kind=post&q=${word}`,
    'sitemap/posts/1/',
    'sitemap/tags/1/',
    'posts/slug/older/',
    'posts/slug/newer/',
    'projects/',
    'experiences/',
  ];
  const mentions = async (): Promise<string[]> => {
    const leaks: string[] = [];
    for (const path of listLike) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      if (/Kryptonim|about-me/.test(answer.text.replaceAll(`"q":"${word}"`, ''))) leaks.push(path);
    }
    return leaks;
  };

  test('is read only on its own face and appears in no list, feed or count', async () => {
    const plain = { language: 'ru', title: 'Обычный', status: 'published' };
    await posts.create([plain], { slug: 'older', tags: ['iot'] });
    posts.clock = start + day;
    const more = { slug: 'about-me', tags: ['iot'], page_face: 'blog', is_in_menu: true, is_pinned: true };
    const { id } = await posts.create([text('ru'), text('en')], more);
    posts.clock = start + 2 * day;
    await posts.create([plain], { slug: 'newer', tags: ['iot'] });

    const { body } = await bySlug('about-me', '?page_face=blog');
    expect(body).toMatchObject({ id, page_face: 'blog', tags: [], previous: null, next: null, related: [] });
    expect((await bySlug('about-me', '?page_face=portfolio')).status).toBe(404);
    expect((await bySlug('about-me')).status).toBe(404);
    expect((await posts.visit(id)).status).toBe(404);
    expect((await bySlug('older', '?page_face=blog')).status).toBe(404);

    expect(await mentions()).toEqual([]);
    const list = (await get<Schemas['PostList']>('posts/')).body;
    expect([list.total, list.tags]).toEqual([2, [{ name: 'iot', count: 2 }]]);
    const newer = (await bySlug('newer')).body;
    expect([newer.previous?.slug, newer.related.map(({ slug }) => slug)]).toEqual(['older', ['older']]);
    // Recounted counts and a rebuilt search give the same.
    await inTransaction(posts.bench.server.database.db, recountPosts);
    await inTransaction(posts.bench.server.database.db, (trx) => rebuildSearch(trx, () => undefined));
    expect(await mentions()).toEqual([]);
    expect((await get<Schemas['PostList']>('posts/')).body.total).toBe(2);

    // Checks the test itself: as a post it is in all of them.
    await posts.change(id, { page_face: null });
    expect((await mentions()).length).toBeGreaterThan(8);
    await posts.change(id, { page_face: 'blog' });
    expect(await mentions()).toEqual([]);
  });

  test('is found by search, listed in the sitemap, and in the menu of its face once published', async () => {
    const later = new Date(posts.clock + day).toISOString();
    const { id } = await posts.create([text('ru', { title: 'Обо мне', published_at: later })], {
      page_face: 'portfolio',
      is_in_menu: true,
    });
    const blog = [{ slug: 'about-me', title: word }];
    expect(await menu()).toEqual({ blog });
    posts.clock += day;
    const portfolio = [{ slug: 'obo-mne', title: 'Обо мне' }];
    expect(await menu()).toEqual({ blog, portfolio });
    expect(await menu('en')).toEqual({ blog, portfolio });
    expect((await get<Schemas['Site']>('site/')).body).not.toHaveProperty('menu');
    expect((await mapped()).map(({ face, slug, languages }) => [face, slug, languages])).toEqual([
      ['blog', 'about-me', ['ru', 'en']],
      ['portfolio', 'obo-mne', ['ru']],
    ]);
    const found = await get<Schemas['SearchAnswer']>(`search/?q=${word}&kind=page&language=ru`);
    expect(found.body.items.map(({ kind, slug, page_face }) => [kind, slug, page_face])).toEqual([
      ['page', 'about-me', 'blog'],
      ['page', 'obo-mne', 'portfolio'],
    ]);
    const panel = await posts.ask<Schemas['PanelSearchAnswer']>(
      200,
      'GET',
      `/api/v1/search/panel/?q=${word}`,
    );
    expect(panel.items.map((item) => [item.kind, item.id])).toContainEqual(['post', id]);

    await posts.change(id, { is_in_menu: false });
    expect(await menu()).toEqual({ blog });
    await posts.change(id, { is_unlisted: true });
    expect((await mapped()).map(({ slug }) => slug)).toEqual(['about-me']);
    await posts.change(id, { is_unlisted: false, page_face: 'blog' });
    expect((await bySlug('obo-mne', '?page_face=blog')).status).toBe(200);
    await posts.change(id, { page_face: 'portfolio' });
  });

  test('keeps its position and its name in the menus when its slug changes', async () => {
    const header = async (language: string) =>
      (await get<Schemas['Site']>(`site/?language=${language}&face=blog`)).body.navigation?.header;
    expect((await header('ru'))?.at(-1)).toEqual({ name: word, route: 'page', slug: 'about-me' });
    await posts.ask(200, 'PATCH', '/api/v1/site/', {
      body: { menus: { blog: [{ item: 'page:about-me', names: { ru: 'Кто я' } }] } },
    });
    const { id } = (await bySlug('about-me', '?page_face=blog')).body;
    await posts.change(id, { slug: 'about-us' });
    expect((await header('ru'))?.[0]).toEqual({ name: 'Кто я', route: 'page', slug: 'about-us' });
    expect((await header('en'))?.[0]).toEqual({ name: word, route: 'page', slug: 'about-us' });
    await posts.change(id, { slug: 'about-me' });
    await posts.ask(200, 'PATCH', '/api/v1/site/', { body: { menus: null } });
  });

  test('is listed for editors separately from posts, and is restored from the trash as a page', async () => {
    const listed = async (query: string) => {
      const { items, total } = await posts.ask<Schemas['PostList']>(200, 'GET', `/api/v1/posts/?${query}`);
      expect(total).toBe(items.length);
      return items.map(({ slug }) => slug);
    };
    const draft = await posts.create([text('en', { status: 'draft', title: 'Now' })], { page_face: 'blog' });
    expect(await listed('')).toEqual(['newer', 'older']);
    expect(await listed('kind=page')).toEqual(expect.arrayContaining(['now', 'obo-mne', 'about-me']));
    expect(await listed('kind=page&status=draft')).toEqual(['now']);
    expect((await get<Schemas['PostList']>('posts/?kind=page')).body).toMatchObject({ items: [], total: 0 });
    expect(await listed('status=draft')).toEqual([]);
    expect(await listed(`kind=page&q=${word}&text_language=en`)).toEqual(['now', 'about-me']);
    expect(await listed(`q=${word}`)).toEqual([]);
    expect(await posts.read(draft.id)).toMatchObject({ page_face: 'blog', is_in_menu: false });

    const { id } = (await bySlug('about-me', '?page_face=blog')).body;
    await posts.ask(204, 'DELETE', `/api/v1/posts/${id}/`);
    expect((await bySlug('about-me', '?page_face=blog')).status).toBe(404);
    expect((await mapped()).map(({ slug }) => slug)).toEqual(['obo-mne']);
    await posts.ask(200, 'POST', `/api/v1/deleted-posts/${id}/restore/`);
    expect((await bySlug('about-me', '?page_face=blog')).body).toMatchObject({ id, is_in_menu: true });
    expect(await mentions()).toEqual([]);
  });

  test('cannot take a slug that the site uses; its former slugs lead to it', async () => {
    for (const slug of ['posts', 'post', 'login', 'admin', 'tags', 'projects', 'en', 'api', 'media', '404']) {
      const refused = await posts.ask<Schemas['Problem']>(422, 'POST', '/api/v1/posts/', {
        body: { slug, page_face: 'portfolio', translations: [text('ru')] },
      });
      expect(refused.error.fields, slug).toMatchObject([{ path: 'slug', code: 'slug_reserved' }]);
    }
    const page = await posts.create([text('ru', { title: 'Posts' })], { page_face: 'blog' });
    expect(page.slug).toBe('posts-page');
    await posts.change(page.id, { slug: 'admin' }, 422);
    // A post may have this slug, but cannot become a page then.
    const post = await posts.create([text('ru')], { slug: 'login' });
    await posts.change(post.id, { page_face: 'blog' }, 422);
    await posts.change(page.id, { slug: 'talks' });
    expect((await bySlug('posts-page', '?page_face=blog')).body.slug).toBe('talks');
    await posts.ask(204, 'DELETE', `/api/v1/posts/${post.id}/`);
  });
});
