import { expect, test } from 'vitest';
import type { Schemas } from '../../contract/types.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { start, usePosts } from '../../testing/usePosts.ts';

const hour = 60 * 60 * 1000;

describeDatabases('posts ordered by last edit', (databases) => {
  const posts = usePosts(databases);
  const read = (query: string) => posts.ask<Schemas['PostList']>(200, 'GET', `/api/v1/posts/?${query}`);
  const slugs = ({ items }: Schemas['PostList']) => items.map((post) => post.slug);

  test('put a just-edited old post first on every page, for editors only', async () => {
    for (const [at, slug] of ['one', 'two', 'three', 'four', 'five'].entries()) {
      // Two at the same moment: the id decides.
      posts.clock = start + Math.ceil(at / 2) * hour;
      await posts.create([{ language: 'ru', title: slug, status: at === 3 ? 'draft' : 'published' }], {
        slug,
        tags: at % 2 === 0 ? ['iot'] : [],
      });
    }
    posts.clock = start + 10 * hour;
    const { items } = await read('tag=iot&order=oldest');
    expect(items[0]?.slug).toBe('one');
    await posts.change(items[0]?.id ?? '', { translations: [{ language: 'ru', revision: 1, title: 'Now' }] });

    const all = slugs(await read('order=changed'));
    expect(all[0]).toBe('one');
    expect(all.slice(1, 3).toSorted()).toEqual(['five', 'four']);
    expect(all.slice(3).toSorted()).toEqual(['three', 'two']);
    for (const limit of [1, 2, 3, 5]) {
      const byCursor: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Schemas['PostList'] = await read(
          `order=changed&limit=${limit}${cursor && `&cursor=${cursor}`}`,
        );
        expect(page.total).toBe(5);
        byCursor.push(...slugs(page));
        cursor = page.next_cursor;
      }
      expect([limit, byCursor]).toEqual([limit, all]);
      expect(slugs(await read(`order=changed&limit=${limit}&page=2`))).toEqual(all.slice(limit, 2 * limit));
    }
    expect(slugs(await read('order=changed&status=draft'))).toEqual(['four']);
    const tagged = await read('order=changed&tag=iot&limit=2');
    expect(slugs(tagged)).toEqual(['one', 'five']);
    expect(slugs(await read(`order=changed&tag=iot&limit=2&cursor=${tagged.next_cursor}`))).toEqual([
      'three',
    ]);

    const visited = async (query: string) =>
      slugs((await posts.bench.ask<Schemas['PostList']>('GET', `/api/v1/posts/?${query}`)).body);
    for (const more of ['', '&tag=iot'])
      expect(await visited(`order=changed${more}`)).toEqual(await visited(`order=newest${more}`));
    expect((await visited('order=changed')).at(-1)).toBe('one');
  });
});
