import { expect, test } from 'vitest';
import type { Schemas } from '../../../contract/types.ts';
import { writeContent } from '../../../db/transaction.ts';
import { rules, spend } from '../../../limits/rateLimit.ts';
import { describeDatabase } from '../../../testing/describeDatabases.ts';
import { usePosts } from '../../../testing/usePosts.ts';
import { reindexNoted } from './reindexPosts.ts';
import { updateTag } from './store.ts';

describeDatabase('sqlite', 'a tag of many posts', (databases) => {
  const posts = usePosts(databases);
  const many = 45;
  const found = async (q: string): Promise<number> => {
    const { total } = await posts.ask<Schemas['PostList']>(200, 'GET', `/api/v1/posts/?q=${q}`);
    return total;
  };

  test('is renamed in slices: other writes go ahead, and what a stop leaves is continued', async () => {
    const { db } = posts.bench.server.database;
    for (let at = 0; at < many; at += 1)
      await posts.create([{ language: 'en', title: `Post ${at}`, status: 'published' }], {
        tags: ['badger'],
      });
    const [tag] = (await posts.ask<Schemas['TagList']>(200, 'GET', '/api/v1/tags/')).items;
    const id = tag?.id ?? '';

    const noted = () => db.selectFrom('facts').select('key').where('key', 'like', 'reindex%').execute();
    const renamed = posts.ask(200, 'PATCH', `/api/v1/tags/${id}/`, { body: { names: { en: 'weasel' } } });
    while ((await db.selectFrom('tags').select('name_en').executeTakeFirst())?.name_en !== 'weasel')
      await new Promise((resolve) => setImmediate(resolve));
    await spend(db, rules.feedback, 'visitor', posts.clock);
    expect((await noted()).length).toBeGreaterThan(0);
    await renamed;
    expect(await found('weasel')).toBe(many);

    await writeContent(db, (trx) => updateTag(trx, id, { names: { en: 'otter' } }, posts.clock));
    expect(await found('otter')).toBe(0);
    await reindexNoted(db, () => posts.clock);
    expect(await found('otter')).toBe(many);
    expect(await noted()).toEqual([]);
  });
});
