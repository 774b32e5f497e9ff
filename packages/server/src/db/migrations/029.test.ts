import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

describeDatabases('migration 029', (databases) => {
  test('gives each project a slug of its own; one in the trash keeps its preferred slug', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await migrateLike(
      db,
      pendingAfter([]).filter((name) => name < '029'),
    );
    const projects = [
      ['a', 'Тепло города', null],
      ['b', 'Тепло города', null],
      ['c', 'Тепло города', 5],
      ['d', '🎉', null],
      ['e', null, null],
    ] as const;
    for (const [at, [id, title, deleted]] of projects.entries()) {
      await sql`insert into projects (id, position, is_published, is_featured, technologies, created_at, updated_at,
        deleted_at) values (${id}, ${at}, 1, 0, '[]', 1, 1, ${deleted})`.execute(db);
      if (title === null) continue;
      for (const [language, words] of [
        ['en', 'English'],
        ['ru', title],
      ])
        await sql`insert into project_translations (id, project_id, language, title, summary, description,
          description_html) values (${id + language}, ${id}, ${language}, ${words}, '', '', '')`.execute(db);
    }
    await migrate(db);
    const rows = await db
      .selectFrom('projects')
      .select(['id', 'slug', 'deleted_slug'])
      .orderBy('id')
      .execute();
    expect(rows.map(({ id, slug, deleted_slug }) => [id, slug, deleted_slug])).toEqual([
      ['a', 'teplo-goroda', null],
      ['b', 'teplo-goroda-2', null],
      ['c', 'c', 'teplo-goroda'],
      ['d', 'project', null],
      ['e', 'project-2', null],
    ]);
    const [text] = await db.selectFrom('project_translations').selectAll().limit(1).execute();
    expect(text).toMatchObject({ outcome: '', role: '', team: '', body: '', body_html: '' });
    await close();
  });
});
