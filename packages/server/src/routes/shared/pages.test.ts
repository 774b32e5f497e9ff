import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { usePosts } from '../../testing/usePosts.ts';

interface Answer {
  items: { id: string }[];
  total: number;
  next_cursor: string | null;
}

const lists = [
  '/api/v1/posts/?',
  '/api/v1/posts/?order=oldest&',
  '/api/v1/posts/?tag=pages&',
  '/api/v1/posts/?status=draft&q=page&',
  '/api/v1/deleted-posts/?',
  '/api/v1/feedback/?',
  '/api/v1/feedback/?state=inbox&',
  '/api/v1/users/?',
  '/api/v1/deleted/?',
];

describeDatabases('numbered pages', (databases) => {
  const posts = usePosts(databases);
  const { ask } = posts;

  async function fill(): Promise<void> {
    for (let number = 0; number < 7; number += 1) {
      // Two of each at the same moment: ids decide.
      posts.clock += number % 2;
      const { id } = await posts.create([{ language: 'ru', title: `Page ${number}` }], { tags: ['pages'] });
      await posts.create([{ language: 'ru', title: `Page ${number}` }], { tags: ['pages'] });
      await ask(204, 'DELETE', `/api/v1/posts/${id}/`);
      const message = { name: 'A', message: `Page ${number}`, email: 'a@example.com', elapsed_ms: 9000 };
      const sent = [await ask<{ id: string }>(201, 'POST', '/api/v1/feedback/', { body: message })];
      sent.push(await ask<{ id: string }>(201, 'POST', '/api/v1/feedback/', { body: message }));
      await ask(204, 'DELETE', `/api/v1/feedback/${sent[0]?.id}/`);
      const body = { username: `page${number}`, password: 'long enough password' };
      await ask(201, 'POST', '/api/v1/users/', { body });
    }
  }

  test('match the pages that cursors give, with nothing beyond the last', async () => {
    await fill();
    for (const list of lists) {
      const byCursor: string[][] = [];
      let cursor = '';
      do {
        const { items, next_cursor } = await ask<Answer>(200, 'GET', `${list}limit=3${cursor}`);
        byCursor.push(items.map(({ id }) => id));
        cursor = next_cursor === null ? '' : `&cursor=${next_cursor}`;
      } while (cursor !== '');
      expect([list, byCursor.length]).toEqual([list, expect.toSatisfy((count: number) => count > 2)]);
      for (const [at, ids] of [...byCursor, []].entries()) {
        const { items, total } = await ask<Answer>(200, 'GET', `${list}limit=3&page=${at + 1}`);
        expect([list, items.map(({ id }) => id), total]).toEqual([list, ids, byCursor.flat().length]);
      }
    }
  });
});
