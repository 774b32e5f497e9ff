import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 042', (databases) => {
  test('keeps the sample items, and allows CV entries among them', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '042'),
    );
    const note = (kind: string) =>
      sql`insert into sample_items (kind, item_id, updated_at) values (${kind}, 'a', 1)`.execute(db);
    await note('profile');
    await expect(note('career')).rejects.toThrow();
    await migrate(db);
    await note('career');
    await expect(note('career')).rejects.toThrow();
    await expect(note('other')).rejects.toThrow();
    const rows = await db.selectFrom('sample_items').selectAll().orderBy('kind').execute();
    expect(rows.map(({ kind, kept }) => [kind, kept])).toEqual([
      ['career', null],
      ['profile', null],
    ]);
    await close();
  });

  test('moves an owner’s page from the slug that the CV now uses, but no post', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '042'),
    );
    const add = (id: string, slug: string, face: string | null) =>
      sql`insert into posts (id, slug, created_at, updated_at, sort_at, page_face)
        values (${id}, ${slug}, 1, 1, 1, ${face})`.execute(db);
    await add('a', 'resume', 'portfolio');
    await add('b', 'other', null);
    await migrate(db);
    const rows = await db.selectFrom('posts').select(['id', 'slug']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: 'a', slug: 'resume-page' },
      { id: 'b', slug: 'other' },
    ]);
    await close();
  });
});
