import { sql, type Kysely } from 'kysely';

const statements = [
  `create table project_links (
    post_id text not null references posts (id) on delete cascade,
    language text not null,
    host text not null,
    slug text not null,
    primary key (post_id, language, host, slug)
  )`,
  'create index project_links_by_slug on project_links (slug)',
];

interface Row {
  post_id: string;
  language: string;
  html: string;
}

const address = /href="(?:https?:\/\/([^/"]{1,255}))?(?:\/en)?\/projects\/([a-z0-9-]{1,100})(?=\/?["?#])/gi;

/** Texts in memory at a time. */
const slice = 20;

/** Records which posts link to the page of which project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  let last = { post_id: '', language: '' };
  for (;;) {
    const { rows } = await sql<Row>`select post_id, language, html from post_translations
      where html like '%/projects/%' and (post_id > ${last.post_id}
        or (post_id = ${last.post_id} and language > ${last.language}))
      order by post_id, language limit ${slice}`.execute(db);
    for (const { post_id, language, html } of rows)
      for (const [, host = '', slug = ''] of [...html.matchAll(address)].slice(0, 100))
        await sql`insert into project_links (post_id, language, host, slug)
          values (${post_id}, ${language}, ${host}, ${slug.toLowerCase()}) on conflict do nothing`.execute(
          db,
        );
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}
