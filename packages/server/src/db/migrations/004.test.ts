import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrate } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';
import type { Database } from '../schema.ts';
import { up as first } from './001.ts';
import { up as second } from './002.ts';

/** Fills in a published post in both languages, one only in English, and a draft; two spell one tag differently. */
async function fillSecondShape(db: Database): Promise<void> {
  const provider = { getMigrations: async () => ({ '001': { up: first }, '002': { up: second } }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  for (const [id, published, tag] of [
    ['both', 5, 'Ёлки'],
    ['english', 6, 'елки'],
    ['draft', null, 'iot'],
  ] as const) {
    await sql`insert into posts (id, slug, published_at, sort_at, created_at, updated_at)
      values (${id}, ${id}, ${published}, ${published ?? 7}, 1, 9)`.execute(db);
    await sql`insert into post_tags (post_id, position, name, name_key, sort_at)
      values (${id}, 0, ${tag}, ${tag === 'iot' ? tag : 'елки'}, 5)`.execute(db);
  }
  for (const [id, language, published, changed] of [
    ['both', 'ru', 5, 8],
    ['both', 'en', 5, 9],
    ['english', 'en', 6, 7],
    ['draft', 'ru', null, 9],
  ] as const)
    await sql`insert into post_translations (post_id, language, status, published_at, title, summary, reading_minutes,
      search_key, updated_at, revision, text_revision, body, html, contents)
      values (${id}, ${language}, ${published === null ? 'draft' : 'published'}, ${published}, 't', '', 1, '',
        ${changed}, 1, 1, '', '', '[]')`.execute(db);
}

describeDatabases('the counts of a database that already has posts', (databases) => {
  test('are correct after the migration', async () => {
    const url = await databases.createDatabase();
    const database = url === null ? openSqlite(':memory:') : openPostgres(url);
    await fillSecondShape(database.db);
    await migrate(database.db);
    const counts = await database.db
      .selectFrom('tag_counts')
      .select(['name_key', 'posts', 'published', 'ru', 'en', 'changed_at'])
      .orderBy('posts', 'desc')
      .execute();
    expect(counts).toEqual([
      { name_key: '', posts: 3, published: 2, ru: 1, en: 2, changed_at: 9 },
      { name_key: 'елки', posts: 2, published: 2, ru: 1, en: 2, changed_at: 9 },
      { name_key: 'iot', posts: 1, published: 0, ru: 0, en: 0, changed_at: 1 },
    ]);
    const entries = await database.db.selectFrom('post_entries').select(['post_id', 'number']).execute();
    expect(entries.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
    await database.close();
  });
});
