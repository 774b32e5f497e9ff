import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 043', (databases) => {
  test('keeps the existing messages, none of them with a reply', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '043'),
    );
    await sql`insert into messages (id, name, message, language, face, created_at, read_at, state)
      values ('a', 'Анна', 'Здравствуйте!', 'ru', 'blog', 1, 2, 'archived')`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('messages').selectAll().execute();
    expect(rows.map(({ id, replies }) => [id, replies])).toEqual([['a', '[]']]);
    await close();
  });
});
