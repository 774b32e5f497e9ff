import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 040', (databases) => {
  test('keeps the existing messages, none of them answered', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '040'),
    );
    await sql`insert into messages (id, name, message, language, face, created_at, read_at, state)
      values ('a', 'Анна', 'Здравствуйте!', 'ru', 'blog', 1, 2, 'archived')`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('messages').selectAll().execute();
    expect(rows.map(({ id, answered_at }) => [id, answered_at])).toEqual([['a', null]]);
    await db.updateTable('messages').set({ answered_at: 1_774_000_000_000 }).execute();
    const { answered_at } = await db.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    expect(answered_at).toBe(1_774_000_000_000);
    await close();
  });
});
