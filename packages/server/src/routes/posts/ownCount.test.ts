import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';
import { postFacts } from './facts.ts';
import { pageInOrder } from './listPages.ts';

describeDatabases('the list of a tag for readers of one language', (databases) => {
  const posts = usePosts(databases);

  test('searches for as many posts in that language as are counted', async () => {
    const text = (language: string) => ({ language, title: language, status: 'published' });
    await posts.create([text('ru'), text('en')], { slug: 'both', tags: ['mixed'] });
    await posts.create([text('ru')], { slug: 'russian', tags: ['mixed', 'russian'] });
    const { db } = posts.bench.server.database;
    const now = posts.clock;

    /** Returns the slugs of a page, and the limit and offset of each of its parts. */
    const pageOf = async (tag: string, page = 1) => {
      const counted = (await postFacts(db, now, true)).tags.find(({ key }) => key === tag);
      const view = { withSource: false, language: 'en' as const, now };
      const request = { kind: 'post', order: 'language', limit: 20, tag, page, view, wanted: [] } as const;
      const parts: unknown[] = [];
      const { rows } = await pageInOrder(db, { ...request, ownCount: counted?.texts.en }, (query) => {
        parts.push(query.compile().parameters.slice(-2));
        return query.selectAll('posts').execute();
      });
      return { slugs: rows.map(({ slug }) => slug), parts };
    };
    expect(await pageOf('russian')).toEqual({ slugs: ['russian'], parts: [[21, 0]] });
    expect(await pageOf('mixed')).toEqual({
      slugs: ['both', 'russian'],
      parts: [
        [1, 0],
        [20, 0],
      ],
    });
    expect(await pageOf('mixed', 2)).toEqual({ slugs: [], parts: [[21, 19]] });
  });
});
