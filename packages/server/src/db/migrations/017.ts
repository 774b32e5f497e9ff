import type { Language } from '@janus-site/core';
import { sql, type Kysely } from 'kysely';
import { linkForeignPictures } from '../../markdown/foreignPictures.ts';

/** Rendered texts: their tables, key columns and HTML columns. */
const places = [
  { table: 'post_translations', key: 'post_id', html: 'html' },
  { table: 'profile_translations', key: 'language', html: 'about_html' },
  { table: 'project_translations', key: 'id', html: 'description_html' },
  { table: 'experience_translations', key: 'id', html: 'description_html' },
] as const;

const slice = 50;

interface Row {
  key: string;
  language: Language;
  html: string;
}

/** Pages no longer load pictures from other sites: HTML rendered before gets links instead, as new HTML does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, key, html } of places)
    for (let after: Row = { key: '', language: 'en', html: '' }, isDone = false; !isDone;) {
      const { rows } = await sql<Row>`select ${sql.ref(key)} as key, language, ${sql.ref(html)} as html
        from ${sql.table(table)} where ${sql.ref(html)} like '%<img %src="http%'
        and (${sql.ref(key)} > ${after.key} or (${sql.ref(key)} = ${after.key} and language > ${after.language}))
        order by ${sql.ref(key)}, language limit ${slice}`.execute(db);
      for (const row of rows)
        await sql`update ${sql.table(table)} set ${sql.ref(html)} = ${linkForeignPictures(row.html, row.language)}
          where ${sql.ref(key)} = ${row.key} and language = ${row.language}`.execute(db);
      after = rows.at(-1) ?? after;
      isDone = rows.length < slice;
    }
}
