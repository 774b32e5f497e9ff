import { shorten, transliterate } from '@janus-site/core';
import { sql, type Kysely } from 'kysely';

const texts = ['outcome', 'role', 'team', 'body', 'body_html'];

const statements = [
  `alter table projects add column slug text not null default ''`,
  'alter table projects add column deleted_slug text',
  ...texts.map((name) => `alter table project_translations add column ${name} text not null default ''`),
  `create table project_slugs (
    slug text primary key,
    project_id text not null references projects (id) on delete cascade
  )`,
  'create index project_slugs_of_project on project_slugs (project_id)',
];

interface Row {
  id: string;
  deleted_at: number | null;
  title: string | null;
}

/** Gives each project a page: a slug, made of its title, and a long text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Row>`select id, deleted_at, (select title from project_translations
    where project_id = projects.id order by language desc limit 1) as title
    from projects order by position, id`.execute(db);
  const taken = new Set<string>();
  for (const { id, deleted_at, title } of rows) {
    const base = shorten(transliterate(title ?? ''), 80) || 'project';
    if (deleted_at !== null) {
      // An item in the trash looks for a free slug when it is restored.
      await sql`update projects set slug = ${id}, deleted_slug = ${base} where id = ${id}`.execute(db);
      continue;
    }
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    await sql`update projects set slug = ${slug} where id = ${id}`.execute(db);
  }
  await sql`create unique index projects_by_slug on projects (slug)`.execute(db);
}
