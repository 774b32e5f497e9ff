import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 045', (databases) => {
  test('keeps the sample items, and allows series among them', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '045'),
    );
    const note = (kind: string) =>
      sql`insert into sample_items (kind, item_id, updated_at) values (${kind}, 'a', 1)`.execute(db);
    await note('career');
    await expect(note('series')).rejects.toThrow();
    await migrate(db);
    await note('series');
    await expect(note('series')).rejects.toThrow();
    await expect(note('other')).rejects.toThrow();
    const rows = await db.selectFrom('sample_items').select('kind').orderBy('kind').execute();
    expect(rows.map(({ kind }) => kind)).toEqual(['career', 'series']);
    await close();
  });
});
