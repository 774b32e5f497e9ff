import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestAnswer, TestServer } from '../../testing/startTestServer.ts';

type Post = Schemas['Post'];
type PostList = Schemas['PostList'];

const start = Date.UTC(2025, 0, 1);
const hour = 3_600_000;
const iso = (time: number): string => new Date(time).toISOString();

describeDatabases('posts', (databases) => {
  let bench: TestServer;
  let owner = '';
  let clock = start;

  beforeAll(async () => {
    // Tokens expire by the same clock, so it starts at the current hour.
    bench = await databases.startServer({ now: () => clock });
    owner = (await bench.signIn()).access_token;
  });
  afterAll(() => bench.stop());
  beforeEach(async () => {
    const { items } = await list('?limit=100', owner);
    for (const post of items) await bench.ask('DELETE', `/api/v1/posts/${post.id}/`, { as: owner });
    clock = start;
  });

  const body = <T>(answer: TestAnswer, status: number): T => {
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body as unknown as T;
  };
  const create = async (input: object): Promise<Post> =>
    body<Post>(await bench.ask('POST', '/api/v1/posts/', { as: owner, body: input }), 201);
  const published = (title: string, more: object = {}, post: object = {}): Promise<Post> =>
    create({ translations: [{ language: 'ru', title, status: 'published', ...more }], ...post });
  const change = (id: string, input: object): Promise<TestAnswer> =>
    bench.ask('PATCH', `/api/v1/posts/${id}/`, { as: owner, body: input });
  const list = async (query = '', as?: string): Promise<PostList> =>
    body<PostList>(await bench.ask('GET', `/api/v1/posts/${query}`, { as }), 200);
  const titles = async (query = '', as?: string): Promise<(string | undefined)[]> =>
    (await list(query, as)).items.map((post) => post.translations[0]?.title);
  const bySlug = (slug: string, as?: string): Promise<TestAnswer> =>
    bench.ask('GET', `/api/v1/posts/slug/${slug}/`, { as });

  test('the text is rendered when it is written; its source is for editors only', async () => {
    const post = await published('Привет', { body: '# Раз\n\n<script>' });
    expect(post.slug).toBe('privet');
    expect(post.author).not.toBeNull();
    expect(post.translations[0]).toMatchObject({
      body: '# Раз\n\n<script>',
      revision: 1,
      contents: [{ id: 'raz', level: 2, text: 'Раз' }],
    });
    const seen = body<Post>(await bySlug('privet'), 200);
    expect(seen.translations[0]?.html).toContain('&lt;script&gt;');
    expect(seen.translations[0]).not.toHaveProperty('body');
  });

  describe('slugs', () => {
    test('are unique and never empty', async () => {
      const slugs = [
        await published('Ёж'),
        await published('ёж!'),
        await published('日本'),
        await published('—'),
      ];
      expect(slugs.map((post) => post.slug)).toEqual(['yozh', 'yozh-2', 'post', 'post-2']);
    });

    test('chosen by several concurrent requests are still unique', async () => {
      const posts = await Promise.all(Array.from({ length: 4 }, () => published('Одинаковый')));
      expect(new Set(posts.map((post) => post.slug)).size).toBe(4);
    });

    test('a former slug still leads to the post, and a slug in use is refused', async () => {
      const post = await published('Первый');
      const other = await published('Второй');
      expect((await change(post.id, { slug: 'novyy' })).status).toBe(200);
      expect(body<Post>(await bySlug('pervyy'), 200).slug).toBe('novyy');
      const refused = await change(other.id, { slug: 'novyy' });
      expect([refused.status, refused.body['error']]).toMatchObject([409, { code: 'slug_taken' }]);
      // A new post with the old title does not take the old slug.
      expect((await published('Первый')).slug).toBe('pervyy-2');
      // And back again.
      expect((await change(post.id, { slug: 'pervyy' })).status).toBe(200);
      expect(body<Post>(await bySlug('novyy'), 200).slug).toBe('pervyy');
    });

    test('a post is also found by its id in place of a slug', async () => {
      const post = await published('По номеру');
      expect(body<Post>(await bySlug(post.id), 200).id).toBe(post.id);
      expect((await bySlug('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    });
  });

  describe('languages', () => {
    test('are published independently', async () => {
      const post = await create({
        translations: [
          { language: 'ru', title: 'Русский', status: 'published' },
          { language: 'en', title: 'English' },
        ],
      });
      const seen = body<Post>(await bySlug(post.slug), 200);
      expect(seen.translations.map((text) => text.title)).toEqual(['Русский']);
      expect(
        (await change(post.id, { translations: [{ language: 'en', revision: 1, status: 'published' }] }))
          .status,
      ).toBe(200);
      expect(await titles('?language=en')).toEqual(['English']);
      expect(await titles('?language=ru')).toEqual(['Русский']);
      const all = body<Post>(await bySlug(post.slug), 200);
      expect(all.translations.map((text) => text.revision)).toEqual([1, 2]);
    });

    test('a missing language is replaced by the other one', async () => {
      await published('Только русский');
      expect(await titles('?language=en')).toEqual(['Только русский']);
    });

    test('can be added and removed, except for the last one', async () => {
      const post = await published('Раз');
      const added = body<Post>(
        await change(post.id, { translations: [{ language: 'en', title: 'One' }] }),
        200,
      );
      expect(added.translations.map((text) => text.language)).toEqual(['ru', 'en']);
      const nameless = await change(post.id, {
        translations: [{ language: 'en', revision: 1, removed: true }],
      });
      expect(body<Post>(nameless, 200).translations).toHaveLength(1);
      expect((await change(post.id, { translations: [{ language: 'en' }] })).body['error']).toMatchObject({
        code: 'invalid_fields',
        fields: [{ path: 'translations.0.title' }],
      });
      expect(
        (await change(post.id, { translations: [{ language: 'ru', revision: 1, removed: true }] })).status,
      ).toBe(422);
      const twice = [
        { language: 'ru', title: 'a' },
        { language: 'ru', title: 'b' },
      ];
      expect(
        (await bench.ask('POST', '/api/v1/posts/', { as: owner, body: { translations: twice } })).status,
      ).toBe(422);
    });
  });

  describe('revisions', () => {
    test('a stale save is refused with the current post and changes nothing', async () => {
      const post = await published('Было');
      const first = await change(post.id, {
        translations: [{ language: 'ru', revision: 1, title: 'Стало' }],
      });
      expect(body<Post>(first, 200).translations[0]?.revision).toBe(2);
      for (const revision of [1, 3, undefined]) {
        const late = await change(post.id, {
          tags: ['late'],
          translations: [{ language: 'ru', revision, title: 'Поздно' }],
        });
        expect(late.status).toBe(409);
        expect(late.body['current']).toMatchObject({
          id: post.id,
          tags: [],
          translations: [{ title: 'Стало', revision: 2 }],
        });
      }
      expect(await titles()).toEqual(['Стало']);
    });

    test('exactly one of several concurrent saves wins', async () => {
      const post = await published('Было');
      const saves = await Promise.all(
        ['А', 'Б', 'В'].map((title) =>
          change(post.id, { translations: [{ language: 'ru', revision: 1, title, body: title }] }),
        ),
      );
      expect(saves.map((save) => save.status).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('publication', () => {
    test('a scheduled text becomes visible at its time, without a write', async () => {
      const post = await published('Завтра', { published_at: iso(start + hour) }, { tags: ['iot'] });
      expect((await bySlug(post.slug)).status).toBe(404);
      expect((await list()).total).toBe(0);
      expect(await titles('?status=scheduled', owner)).toEqual(['Завтра']);
      clock = start + hour;
      expect((await bySlug(post.slug)).status).toBe(200);
      expect(await list()).toMatchObject({ total: 1, tags: [{ name: 'iot', count: 1 }] });
      clock = start;
    });

    test('drafts are listed for editors only, and so are their words in a search', async () => {
      await create({ translations: [{ language: 'ru', title: 'Черновик' }] });
      expect(await titles('?status=draft', owner)).toEqual(['Черновик']);
      expect(await titles('?status=draft')).toEqual([]);
      await create({
        translations: [
          { language: 'ru', title: 'Видно', status: 'published' },
          { language: 'en', title: 'Secret' },
        ],
      });
      expect(await titles('?q=secret')).toEqual([]);
      expect(await titles('?q=secret', owner)).toHaveLength(1);
      expect(await titles('?q=ВИДНО')).toEqual(['Видно']);
      expect(await titles('?q=%25')).toEqual([]);
    });

    test('a list finds words in any form, in texts and in titles; those of drafts for editors only', async () => {
      await published('Базы', { body: 'Серверы и `канифоль`' });
      await published('Завтра', { body: 'Серверы', published_at: iso(start + hour) });
      const draft = { language: 'ru', title: 'Базовый черновик', body: 'Серверы' };
      const { id } = await create({ translations: [draft] });
      expect(await titles('?q=базами')).toEqual(['Базы']);
      expect(await titles('?q=сервером')).toEqual(['Базы']);
      expect(await titles('?q=черновик')).toEqual([]);
      expect(await titles('?q=черновик', owner)).toEqual(['Базовый черновик']);
      expect((await titles('?q=сервера', owner)).toSorted()).toEqual(['Базовый черновик', 'Базы', 'Завтра']);
      expect(await titles('?q=сервера&status=draft', owner)).toEqual(['Базовый черновик']);
      expect(await titles('?q=сервера&status=scheduled', owner)).toEqual(['Завтра']);
      await bench.ask('DELETE', `/api/v1/posts/${id}/`, { as: owner });
      expect(await titles('?q=черновик', owner)).toEqual([]);
    });

    test('the words of a scheduled text find nothing, even when its other language is published', async () => {
      await create({
        tags: ['iot'],
        translations: [
          { language: 'ru', title: 'Вышло', status: 'published' },
          { language: 'en', title: 'Secret', status: 'published', published_at: iso(start + hour) },
        ],
      });
      for (const query of ['?q=secret', '?q=secret&tag=iot', '?q=secret&status=scheduled'])
        expect([query, await titles(query)]).toEqual([query, []]);
      expect(await titles('?q=secret', owner)).toHaveLength(1);
      expect(await titles('?q=вышло&tag=IoT')).toHaveLength(1);
      expect(await titles('?q=вышло&tag=other')).toEqual([]);
      clock = start + hour;
      expect(await titles('?q=secret')).toHaveLength(1);
      clock = start;
    });

    test('publishing without a time means now, and the time is kept when the text becomes a draft again', async () => {
      const post = await published('Сейчас');
      expect(post.translations[0]?.published_at).toBe(iso(start));
      const draft = body<Post>(
        await change(post.id, { translations: [{ language: 'ru', revision: 1, status: 'draft' }] }),
        200,
      );
      expect(draft.translations[0]).toMatchObject({ status: 'draft', published_at: iso(start) });
      expect((await bySlug(post.slug)).status).toBe(404);
    });
  });

  describe('lists', () => {
    test('are paged oldest or newest first without gaps or repeats', async () => {
      for (let number = 1; number <= 7; number += 1) {
        // Two at the same moment: the id decides.
        const published_at = iso(start - hour * Math.ceil(number / 2));
        await published(`Пост ${number}`, { published_at });
      }
      for (const order of ['newest', 'oldest']) {
        const seen: (string | undefined)[] = [];
        let cursor = '';
        for (let page = 0; page < 10; page += 1) {
          const { items, next_cursor, total } = await list(`?limit=2&order=${order}${cursor}`);
          expect(total).toBe(7);
          seen.push(...items.map((post) => post.translations[0]?.published_at ?? undefined));
          if (next_cursor === null) break;
          cursor = `&cursor=${next_cursor}`;
        }
        const sorted = [...seen].sort();
        expect(seen).toEqual(order === 'oldest' ? sorted : sorted.reverse());
        expect(seen).toHaveLength(7);
      }
      expect((await bench.ask('GET', '/api/v1/posts/?cursor=nonsense')).status).toBe(400);
    });

    test('tags are counted per reader and found regardless of case and spelling variants', async () => {
      await published('А', {}, { tags: ['Ёлки', 'iot', ' ёлки '] });
      await published('Б', {}, { tags: ['IoT'] });
      await create({ tags: ['тайна'], translations: [{ language: 'ru', title: 'В' }] });
      const { tags } = await list();
      expect(tags).toEqual([
        { name: expect.stringMatching(/^iot$/i) as string, count: 2 },
        { name: 'Ёлки', count: 1 },
      ]);
      expect((await list('', owner)).tags).toHaveLength(3);
      expect(await list('?tag=%D0%B5%D0%BB%D0%BA%D0%B8')).toMatchObject({
        total: 1,
        items: [{ tags: ['Ёлки', 'iot'] }],
      });
      expect((await list('?tag=none')).total).toBe(0);
    });
  });

  test('neighbours and related posts include only published ones', async () => {
    const make = (title: string, age: number, tags: string[]): Promise<Post> =>
      published(title, { published_at: iso(start - age * hour), summary: `О том, что ${title}` }, { tags });
    const old = await make('Старый', 5, ['a', 'b']);
    const middle = await make('Средний', 3, ['a', 'b', 'c']);
    await make('Новый', 1, ['a']);
    await make('Будущий', -1, ['a', 'b']);
    const post = body<Post>(await bench.ask('GET', `/api/v1/posts/${middle.id}/`), 200);
    expect(post.previous).toMatchObject({ slug: old.slug, title: 'Старый', language: 'ru' });
    expect(post.next?.title).toBe('Новый');
    expect(post.related.map((link) => link.title)).toEqual(['Старый', 'Новый']);
    // The two neighbours are shown with summary and cover, as in lists.
    const list = body<Schemas['PostList']>(await bench.ask('GET', '/api/v1/posts/?language=ru'), 200).items;
    const shown = (id: string) => list.find((item) => item.id === id);
    expect(post.previous).toMatchObject({
      summary: 'О том, что Старый',
      cover: shown(old.id)?.cover,
    });
    expect(post.previous?.cover).toMatch(/^\//);
    expect(post.related.map((link) => 'cover' in link)).toEqual([false, false]);
  });

  test('a deleted post is also removed from the search', async () => {
    const post = await published('Паяльник', { body: 'Канифоль и припой' });
    const search = (): Promise<TestAnswer> =>
      bench.ask('GET', `/api/v1/search/?q=${encodeURIComponent('канифолью')}`);
    expect(body<Schemas['SearchAnswer']>(await search(), 200).items[0]).toMatchObject({
      id: post.id,
      slug: post.slug,
    });
    expect((await bench.ask('DELETE', `/api/v1/posts/${post.id}/`, { as: owner })).status).toBe(204);
    expect(body<Schemas['SearchAnswer']>(await search(), 200).total).toBe(0);
  });

  test('a preview shows what the page will show and stores nothing', async () => {
    const answer = await bench.ask('POST', '/api/v1/posts/preview/', {
      as: owner,
      body: { body: '**a** <b>', language: 'en' },
    });
    expect(body<Schemas['Preview']>(answer, 200).html).toBe('<p><strong>a</strong> &lt;b&gt;</p>\n');
    expect((await bench.ask('POST', '/api/v1/posts/preview/', { body: { body: 'a' } })).status).toBe(401);
    expect((await list('', owner)).total).toBe(0);
  });

  test('a draft that is written leaves the cached pages; anything that visitors may see renews them', async () => {
    const translations = [{ language: 'ru', title: 'Draft' }];
    const { id } = await create({ translations });
    const renews = async (input: object): Promise<boolean> => {
      const version = bench.server.contentVersion();
      body(await change(id, input), 200);
      return bench.server.contentVersion() !== version;
    };
    const text = (revision: number, more: object) => ({
      translations: [{ language: 'ru', revision, ...more }],
    });
    expect(await renews(text(1, { body: 'One' }))).toBe(false);
    expect(await renews({ slug: 'other' })).toBe(true);
    expect(await renews({ tags: ['new'] })).toBe(true);
    const published_at = iso(clock + hour);
    expect(await renews(text(2, { status: 'published', published_at }))).toBe(true);
    expect(await renews(text(3, { body: 'Two' }))).toBe(true);
    expect(await renews(text(4, { status: 'draft' }))).toBe(true);
    expect(await renews(text(5, { body: 'Three' }))).toBe(false);
  });
});
