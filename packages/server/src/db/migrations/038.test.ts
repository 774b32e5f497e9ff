import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 038', (databases) => {
  test('keeps the recorded uses, and allows the site itself to use pictures', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '038'),
    );
    await sql`insert into media (id, kind, content_type, size, widths, created_at)
      values ('a', 'picture', 'image/webp', 1, '[]', 1)`.execute(db);
    const use = (kind: string, place: string) =>
      sql`insert into media_uses (media_id, kind, item_id, place) values ('a', ${kind}, ${kind}, ${place})`;
    await use('profile', 'photo').execute(db);
    await expect(use('site', 'logo').execute(db)).rejects.toThrow();
    await migrate(db);
    await use('site', 'logo').execute(db);
    const rows = await db.selectFrom('media_uses').selectAll().orderBy('kind').execute();
    expect(rows.map(({ kind, place }) => [kind, place])).toEqual([
      ['profile', 'photo'],
      ['site', 'logo'],
    ]);
    await expect(use('other', 'x').execute(db)).rejects.toThrow();
    await expect(
      sql`insert into media_uses (media_id, kind, item_id, place) values ('gone', 'post', 'p', 'cover')`.execute(
        db,
      ),
    ).rejects.toThrow();
    await close();
  });
});
