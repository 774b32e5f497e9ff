import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 034', (databases) => {
  test('gives each imported redirect an id, the blog as its face, and words for the search', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '034'),
    );
    for (const [from, hits] of [
      ['/Старое/a', 3],
      ['/old/b', 0],
    ])
      await sql`insert into redirects (from_path, to_path, created_by, hits, created_at)
        values (${from}, '/post/A', 'import', ${hits}, 1)`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('redirects').selectAll().orderBy('hits').execute();
    const kept = { face: 'blog', to_path: '/post/A', last_hit_at: null, deleted_at: null };
    expect(rows.map((row) => ({ ...row, hits: Number(row.hits) }))).toMatchObject([
      { ...kept, from_path: '/old/b', words: '/old/b /post/a', hits: 0 },
      { ...kept, from_path: '/Старое/a', words: '/старое/a /post/a', hits: 3 },
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(rows.every(({ id }) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    await close();
  });
});
