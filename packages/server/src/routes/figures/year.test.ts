import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { figuresOf } from './store.ts';

const now = Date.UTC(2026, 10, 28, 12);

describeDatabases('the figures of a year', (databases) => {
  test('are read by kind from an index, month by month, and others have their turn in between', async () => {
    const { db, sqlite, close } = await databases.open();
    const row = (month: number, name: string, views: number) => ({
      span: 'day' as const,
      at: Date.UTC(2026, month, 5),
      face: 'blog' as const,
      kind: 'page' as const,
      name,
      views,
      visitors: 1,
    });
    const rows = [row(0, '/a', 5), row(1, '/a', 2), row(1, '/b', 7), row(9, '/c', 9)];
    const others = { ...row(1, 'news.example', 3), kind: 'referrer' as const };
    const earlier = { ...row(0, '/a', 100), at: Date.UTC(2025, 10, 29) };
    await db
      .insertInto('reading_counts')
      .values([...rows, others, earlier])
      .execute();
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    const plans = await plansOf(sqlite, async () => {
      const { pages, referrers } = await figuresOf(db, { period: 'year', face: 'blog', now });
      expect(pages).toEqual([
        { name: '/c', views: 9, visitors: 1 },
        { name: '/a', views: 7, visitors: 2 },
        { name: '/b', views: 7, visitors: 1 },
      ]);
      expect(referrers).toEqual([{ name: 'news.example', views: 3, visitors: 1 }]);
    });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(11);
    for (const plan of plans.filter((line) => line.includes('reading_counts')))
      expect(plan).toMatch(
        /^SEARCH reading_counts USING COVERING INDEX readings_of_kind \(face=\? AND kind=\?/,
      );
    await close();
  });
});
