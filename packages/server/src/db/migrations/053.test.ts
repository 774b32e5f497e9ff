import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 053', (databases) => {
  test('records the pages of projects that existing posts link to', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '053'),
    );
    const html =
      '<a href="https://me.example/en/projects/One?x=1">1</a> <a href="/projects/two/">2</a> <a href="/projects/two">2</a> <a href="/projects/a/b">3</a>';
    for (const id of ['p', 'q']) {
      await sql`insert into posts (id, slug, sort_at, created_at, updated_at, original_language)
        values (${id}, ${id}, 1, 1, 1, 'ru')`.execute(db);
      await sql`insert into post_translations
        (post_id, language, status, title, summary, body, html, contents, reading_minutes, updated_at, revision, text_revision)
        values (${id}, 'ru', 'draft', 'x', '', '', ${id === 'p' ? html : ''}, '[]', 1, 1, 1, 1)`.execute(db);
    }
    await migrate(db);
    const rows = await db.selectFrom('project_links').selectAll().orderBy('slug').execute();
    expect(rows).toEqual([
      { post_id: 'p', language: 'ru', host: 'me.example', slug: 'one' },
      { post_id: 'p', language: 'ru', host: '', slug: 'two' },
    ]);
    await close();
  });
});
