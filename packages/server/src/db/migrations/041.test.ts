import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('the migration 041', (databases) => {
  test('keeps each description, in the language of its letters', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '041'),
    );
    const described = { a: 'Плата ESP32 сверху', b: 'The board from above', c: '', d: '2019' };
    for (const [id, alt] of Object.entries(described))
      await sql`insert into media (id, kind, content_type, width, height, size, widths, created_at, alt, words)
        values (${id}, 'picture', 'image/webp', 1, 1, 1, '[]', 1, ${alt}, ${alt.toLowerCase()})`.execute(db);
    await migrate(db);
    const rows = await db.selectFrom('media').selectAll().orderBy('id').execute();
    expect(rows.map(({ id, alt_ru, alt_en, words }) => [id, alt_ru, alt_en, words])).toEqual([
      ['a', 'Плата ESP32 сверху', '', 'плата esp32 сверху'],
      ['b', '', 'The board from above', 'the board from above'],
      ['c', '', '', ''],
      ['d', '', '2019', '2019'],
    ]);
    await close();
  });
});
