import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 041', (databases) => {
  test('keeps each picture description, in the language of its letters', async () => {
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
    for (const [id, time] of Object.entries({ p: null, q: 5 }))
      await sql`insert into posts (id, slug, original_language, sort_at, created_at, updated_at)
        values (${id}, ${id}, 'ru', 1, 1, 1)`
        .execute(db)
        .then(() =>
          sql`insert into post_translations (post_id, language, status, published_at, title, summary, body, html,
          contents, reading_minutes, updated_at, revision, text_revision)
          values (${id}, 'en', ${time === null ? 'draft' : 'published'}, ${time ?? 7}, '', '', '', '', '[]', 1, 1, 1, 1)`.execute(
            db,
          ),
        );
    await migrate(db);
    const posts = await db.selectFrom('posts').selectAll().orderBy('id').execute();
    expect(
      posts.map((post) => [post.has_ru, post.has_en, post.ru_published_at, post.en_published_at]),
    ).toEqual([
      [0, 1, null, null],
      [0, 1, null, 5],
    ]);
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
