import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate, migrateLike, pendingAfter } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';

const picture = '<p><img src="https://far.example/a.png?x=1&amp;y=2" alt="Cat" loading="lazy" /></p>';
const own = '<p><img src="/media/a.webp" alt="http" /></p>';

describeDatabases('texts rendered with pictures of other sites', (databases) => {
  test('link to those pictures everywhere, and keep the site’s own', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    const before = pendingAfter([]).filter((name) => name < '017');
    await migrateLike(db, before);
    // More than one slice, in both languages.
    for (let number = 1; number <= 60; number += 1) {
      const id = `p${number}`;
      await sql`insert into posts (id, slug, sort_at, created_at, updated_at) values (${id}, ${id}, 1, 1, 1)`.execute(
        db,
      );
      for (const language of ['ru', 'en'])
        await sql`insert into post_translations (post_id, language, status, title, summary, reading_minutes,
          updated_at, revision, text_revision, body, html, contents)
          values (${id}, ${language}, 'draft', '', '', 1, 1, 1, 1, 'body', ${own + picture}, '[]')`.execute(
          db,
        );
    }
    await sql`insert into profile_translations (language, name, headline, about, about_html)
      values ('ru', '', '', '', ${picture})`.execute(db);
    await sql`insert into projects (id, position, is_published, is_featured, technologies, created_at, updated_at)
      values ('r', 0, 1, 0, '[]', 1, 1)`.execute(db);
    await sql`insert into project_translations (id, project_id, language, title, summary, description, description_html)
      values ('t', 'r', 'ru', '', '', '', ${picture})`.execute(db);
    await sql`insert into experiences (id, position, start_date, technologies, is_published, created_at, updated_at)
      values ('e', 0, '2020-01', '[]', 1, 1, 1)`.execute(db);
    await sql`insert into experience_translations (id, experience_id, language, company, job_title, description,
      description_html) values ('t', 'e', 'en', '', '', '', ${picture})`.execute(db);
    await migrate(db);
    const link = (from: string) =>
      `<p><a href="https://far.example/a.png?x=1&amp;y=2" rel="noopener">${from} far.example: Cat</a></p>`;
    const posts = await db.selectFrom('post_translations').select(['language', 'html', 'body']).execute();
    expect(new Set(posts.map(({ language, html, body }) => `${language} ${body} ${html}`))).toEqual(
      new Set([`ru body ${own}${link('Картинка с')}`, `en body ${own}${link('Picture at')}`]),
    );
    expect(posts).toHaveLength(120);
    const rest = await sql<{ html: string }>`select about_html as html from profile_translations
      union all select description_html from project_translations
      union all select description_html from experience_translations`.execute(db);
    expect(rest.rows.map(({ html }) => html).toSorted()).toEqual(
      [link('Picture at'), link('Картинка с'), link('Картинка с')].toSorted(),
    );
    await close();
  });
});
