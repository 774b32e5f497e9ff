import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { plansOf } from '../../testing/plansOf.ts';
import { isoTime } from '../../values.ts';
import { hasPostPart, sitemapParts } from './store.ts';

describeDatabases('the parts of the site map', (databases) => {
  test('are listed with their last change, and found without reading the others', async () => {
    const { db, sqlite, close } = await databases.open();
    const entry = (number: number, changed_at: number, is_published: 0 | 1 = 1) => ({
      post_id: `post-${number}`,
      number,
      is_published,
      has_ru: 1 as const,
      has_en: 0 as const,
      changed_at,
    });
    const entries = [
      entry(1, 5000),
      entry(500, 4000),
      entry(501, 9000, 0),
      entry(1001, 3000),
      entry(1600, 1, 0),
    ];
    await db.insertInto('post_entries').values(entries).execute();
    const plans = await plansOf(sqlite, async () => {
      expect((await sitemapParts(db, 0)).posts).toEqual([
        { part: 1, changed_at: isoTime(5000) },
        { part: 3, changed_at: isoTime(3000) },
      ]);
      expect(await hasPostPart(db, 3)).toBe(true);
      expect(await hasPostPart(db, 4)).toBe(false);
    });
    const ofEntries = plans.filter((plan) => /^(?:SCAN|SEARCH) (?:e|post_entries)\b/.test(plan));
    if (sqlite)
      expect(ofEntries).toEqual([
        'SEARCH post_entries USING COVERING INDEX sqlite_autoindex_post_entries_2',
        'SEARCH e USING INDEX entries_of_part (is_published=? AND <expr>=?)',
        'SEARCH e USING INDEX entries_of_site_map (is_published=? AND number>?)',
      ]);
    await close();
  });
});
