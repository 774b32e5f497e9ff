import type { Language } from '@janus-site/core';
import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

const day = 24 * 60 * 60 * 1000;

interface Written {
  slug: string;
  languages: readonly Language[];
  pinned?: boolean;
  tags?: string[];
  /** The English text is published a year later. */
  later?: boolean;
}

/** The oldest first. */
const written: readonly Written[] = [
  { slug: 'one', languages: ['ru'], tags: ['iot'] },
  { slug: 'two', languages: ['ru', 'en'], tags: ['iot'] },
  { slug: 'three', languages: ['en'], pinned: true },
  { slug: 'four', languages: ['ru', 'en'], later: true, tags: ['iot'] },
  { slug: 'five', languages: ['ru'], pinned: true, tags: ['iot'] },
  { slug: 'six', languages: ['en'], tags: ['iot'] },
  { slug: 'seven', languages: ['ru'] },
];
const newest = written.map(({ slug }) => slug).reverse();

describeDatabases('post lists for readers of one language', (databases) => {
  const posts = usePosts(databases);
  const read = async (query: string) =>
    (await posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/?${query}`)).body;
  const archive = async (query: string) =>
    (await posts.bench.ask<Schemas['Archive']>('GET', `/api/v1/posts/archive/?${query}`)).body;

  test('put posts in that language first, both by cursor and by page number', async () => {
    for (const [at, { slug, languages, pinned = false, later, tags = [] }] of written.entries()) {
      posts.clock = start + at * day;
      const own = (language: Language) => ({
        language,
        title: `${slug} ${language}`,
        status: 'published',
        ...(later && language === 'en' && { published_at: new Date(start + 400 * day).toISOString() }),
      });
      await posts.create(languages.map(own), { slug, is_pinned: pinned, tags });
    }
    posts.clock = start + 10 * day;

    const cases: [query: string, others: number, order: string[]][] = [
      ['language=en&order=language', 4, ['six', 'three', 'two', 'seven', 'five', 'four', 'one']],
      ['language=ru&order=language', 2, ['seven', 'five', 'four', 'two', 'one', 'six', 'three']],
      ['language=en&order=pinned', 4, ['five', 'three', 'six', 'two', 'seven', 'four', 'one']],
      ['language=ru&order=pinned', 2, ['five', 'three', 'seven', 'four', 'two', 'one', 'six']],
      ['language=en&order=language&tag=iot', 3, ['six', 'two', 'five', 'four', 'one']],
      ['language=en&order=pinned&tag=iot', 3, ['six', 'two', 'five', 'four', 'one']],
    ];
    for (const [query, others, order] of cases) {
      for (const limit of [1, 2, 3, 4, 5, 7, 20]) {
        const byCursor: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const list: Schemas['PostList'] = await read(
            `${query}&limit=${limit}${cursor && `&cursor=${cursor}`}`,
          );
          expect([list.total, list.others], query).toEqual([order.length, others]);
          byCursor.push(...list.items.map((post) => post.slug));
          cursor = list.next_cursor;
        }
        // No more posts are ahead than a page holds.
        const hasAllPins = limit > 1 || !query.endsWith('pinned');
        if (hasAllPins) expect([query, limit, byCursor]).toEqual([query, limit, order]);
        const byNumber: string[] = [];
        for (let page = 1; page <= Math.ceil(order.length / limit); page += 1)
          byNumber.push(
            ...(await read(`${query}&limit=${limit}&page=${page}`)).items.map((post) => post.slug),
          );
        expect([query, limit, byNumber]).toEqual([query, limit, byCursor]);
      }
    }
  });

  test('are not grouped by language when none is given, nor in a search', async () => {
    expect((await read('order=language')).items.map((post) => post.slug)).toEqual(newest);
    const found = await read('order=language&language=en&q=ru');
    expect(found.items.map((post) => post.slug)).toEqual(['seven', 'five', 'four', 'two', 'one']);
    expect(found).not.toHaveProperty('others');
    expect(await read('language=en')).not.toHaveProperty('others');
  });

  test('are complete in the archive, with each title in the reader’s language if there is one', async () => {
    const english = await archive('language=en');
    expect(english.items.map(({ title }) => title)).toEqual(
      'six en, three en, two en, seven ru, five ru, four ru, one ru'.split(', '),
    );
    expect(english).toMatchObject({ total: 7, others: 4, next_cursor: null });
    expect(english.items[2]).toEqual({
      slug: 'two',
      title: 'two en',
      language: 'en',
      published_at: new Date(start + day).toISOString(),
    });
    posts.clock = start + 500 * day;
    const later = await archive('language=en');
    expect(later.items.map(({ title }) => title).slice(0, 4)).toEqual([
      'six en',
      'four en',
      'three en',
      'two en',
    ]);
    expect(later.others).toBe(3);
  });
});
