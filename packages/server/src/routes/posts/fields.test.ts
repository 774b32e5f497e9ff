import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

const day = 24 * 60 * 60 * 1000;
const at = (days: number): string => new Date(start + days * day).toISOString();

describeDatabases('post fields besides the text', (databases) => {
  const posts = usePosts(databases);
  const slugs = async (query: string): Promise<string[]> => {
    const { body } = await posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/?${query}`);
    return body.items.map(({ slug }) => slug);
  };
  const make = (slug: string, more: object = {}) =>
    posts.create([{ language: 'ru', title: slug, status: 'published' }], { slug, tags: ['iot'], ...more });

  test('a pinned post comes first with order=pinned, page by page, and in no other list', async () => {
    for (const [number, slug] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      posts.clock = start + number * day;
      await make(slug, { is_pinned: slug === 'two' });
    }
    const inOrder = ['five', 'four', 'three', 'two', 'one'];
    expect(await slugs('')).toEqual(inOrder);
    expect(await slugs('order=pinned')).toEqual(['two', 'five', 'four', 'three', 'one']);
    expect(await slugs('order=pinned&tag=iot')).toEqual(inOrder);
    const feed = (await posts.bench.ask<Schemas['NewestPosts']>('GET', '/api/v1/posts/newest/?language=ru'))
      .body;
    expect(feed.items.map(({ slug }) => slug)).toEqual(inOrder);
    for (const limit of [1, 2, 3]) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: string = `order=pinned&limit=${limit}${cursor && `&cursor=${cursor}`}`;
        const { body } = await posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/?${query}`);
        seen.push(...body.items.map(({ slug }) => slug));
        cursor = body.next_cursor;
      }
      expect([limit, ...seen]).toEqual([limit, 'two', 'five', 'four', 'three', 'one']);
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => slugs(`order=pinned&limit=${limit}&page=${page}`)),
      );
      expect(pages.flat()).toEqual(seen);
    }
  });

  test('of two renames at one moment neither loses the address that it was given', async () => {
    const { id } = await make('renamed');
    for (let round = 0; round < 10; round += 1) {
      const names = [`first-${round}`, `second-${round}`];
      await Promise.all(names.map((slug) => posts.change(id, { slug })));
      for (const slug of names) await posts.ask(200, 'GET', `/api/v1/posts/slug/${slug}/`);
    }
  });

  test('a post first published elsewhere names its canonical address and is not in the sitemap', async () => {
    const { id } = await make('elsewhere', { canonical_url: 'https://example.com/post' });
    expect((await posts.visit(id)).body.canonical_url).toBe('https://example.com/post');
    const map = (await posts.bench.ask<Schemas['SitemapPosts']>('GET', '/api/v1/sitemap/posts/1/')).body;
    expect(map.items.map(({ slug }) => slug)).not.toContain('elsewhere');
    expect(await slugs('')).toContain('elsewhere');
    for (const canonical_url of ['/post', 'javascript:alert(1)', 'https://user:pass@', 'ftp://example.com/'])
      await posts.change(id, { canonical_url }, 422);
    expect((await posts.change(id, { canonical_url: null })).canonical_url).toBeNull();
  });

  test('updated_at is the last edit that was not small, or the date that the owner sets', async () => {
    posts.clock = start + 10 * day;
    const { id } = await make('dates');
    const text = async (): Promise<Schemas['PostTranslation']> => {
      const [found] = (await posts.visit(id)).body.translations;
      if (!found) throw new Error('There is no text.');
      return found;
    };
    const change = async (more: object) => {
      const { revision } = await text();
      await posts.change(id, { translations: [{ language: 'ru', revision, ...more }] });
      return text();
    };
    posts.clock = start + 11 * day;
    expect((await change({ body: 'Опечатка', is_small_edit: true })).updated_at).toBe(at(10));
    expect((await change({ body: 'Новое' })).updated_at).toBe(at(11));
    posts.clock = start + 12 * day;
    const before = await text();
    expect(await change({ updated_at: at(5), published_at: at(-900) })).toMatchObject({
      updated_at: at(5),
      published_at: at(-900),
      revision: before.revision,
    });
    // A pending change is still based on the same text.
    const pending = { version: 0, revision: before.revision, title: 'x', summary: '', body: 'Ждёт' };
    await posts.ask(200, 'PUT', `/api/v1/posts/${id}/pending/ru/`, { body: pending });
    await change({ published_at: at(-800) });
    const waiting = (await posts.read(id)).translations[0]?.pending;
    expect(waiting).toMatchObject({ body: 'Ждёт', revision: before.revision });
    // Nor does a change of the state and back.
    await posts.change(id, {
      translations: [{ language: 'ru', revision: before.revision, status: 'draft' }],
    });
    const { revision } = (await posts.read(id)).translations[0] ?? {};
    await posts.change(id, { translations: [{ language: 'ru', revision, status: 'published' }] });
    expect(await text()).toMatchObject({ updated_at: at(5), published_at: at(-800) });
  });

  test('a text published with an earlier date counts as unchanged since that date', async () => {
    posts.clock = start + 20 * day;
    const { id } = await posts.create([{ language: 'ru', title: 'Старый', status: 'draft' }]);
    const turn = { language: 'ru', revision: 1, status: 'published', published_at: at(-2000) };
    await posts.change(id, { translations: [turn] });
    expect((await posts.visit(id)).body.translations[0]).toMatchObject({
      published_at: at(-2000),
      updated_at: at(-2000),
    });
    const made = await posts.create([
      { language: 'ru', title: 'Ещё', status: 'published', published_at: at(-3000), updated_at: at(-1000) },
    ]);
    expect(made.translations[0]).toMatchObject({ published_at: at(-3000), updated_at: at(-1000) });
  });

  test('the editors’ list can be filtered by author, language and state', async () => {
    posts.clock = start + 25 * day;
    const second = await posts.token('second');
    const mine = await posts.ask<Schemas['Post']>(201, 'POST', '/api/v1/posts/', {
      as: second,
      body: {
        slug: 'of-second',
        translations: [
          { language: 'ru', title: 'Р', status: 'published' },
          { language: 'en', title: 'E' },
        ],
      },
    });
    const list = (query: string) => posts.ask<Schemas['PostList']>(200, 'GET', `/api/v1/posts/?${query}`);
    const { authors = [] } = await list('');
    const author = authors.find(({ username }) => username === 'second')?.id ?? '';
    expect(authors).toHaveLength(2);
    expect((await list(`author=${author}`)).items.map(({ id }) => id)).toEqual([mine.id]);
    const total = async (query: string) => (await list(query)).total;
    expect(await total('text_language=en&status=draft')).toBe(1);
    expect(await total('text_language=en&status=published')).toBe(0);
    expect(await total(`text_language=ru&status=published&author=${author}`)).toBe(1);
    const pending = { version: 0, revision: 1, title: 'x', summary: '', body: 'y' };
    await posts.ask(200, 'PUT', `/api/v1/posts/${mine.id}/pending/ru/`, { body: pending });
    expect((await list('status=pending')).items.map(({ id }) => id)).toContain(mine.id);
    expect(await total(`status=pending&text_language=en&author=${author}`)).toBe(0);
    // A draft with a time is not published, and an unlisted post is in no list.
    const texts = [
      { language: 'ru', title: 'Р', published_at: at(-1) },
      { language: 'en', title: 'E', status: 'published' },
    ] as const;
    const hidden = await posts.create([...texts], { is_unlisted: true });
    const states = async (language: string) =>
      Promise.all(
        ['draft', 'published', 'scheduled', 'unlisted'].map(async (status) =>
          (await list(`limit=100&text_language=${language}&status=${status}`)).items.some(
            ({ id }) => id === hidden.id,
          ),
        ),
      );
    expect([await states('ru'), await states('en')]).toEqual([
      [true, false, false, false],
      [false, false, false, true],
    ]);
    await posts.ask(204, 'DELETE', `/api/v1/posts/${hidden.id}/`);
    // Visitors get none of this.
    const visited = await posts.bench.ask<Schemas['PostList']>(
      'GET',
      `/api/v1/posts/?author=${author}&limit=1`,
    );
    expect(visited.body.authors).toBeUndefined();
    expect(visited.body.total).toBeGreaterThan(1);
  });

  test('a tag in backticks is found by its plain word, and its address has no backticks', async () => {
    await make('code', { tags: ['`async`'] });
    await make('plain', { tags: ['`async`', 'Async'] });
    const list = (await posts.bench.ask<Schemas['PostList']>('GET', '/api/v1/posts/?tag=async')).body;
    expect(list.total).toBe(2);
    expect(list.tags).toContainEqual({ name: '`async`', count: 2 });
    expect(list.items.map(({ tags }) => tags)).toEqual([['`async`'], ['`async`']]);
    expect(await slugs(`tag=${encodeURIComponent('`async`')}`)).toHaveLength(2);
  });
});
