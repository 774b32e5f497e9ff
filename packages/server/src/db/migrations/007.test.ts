import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newestItems } from '../../search/newestItems.ts';
import { factGroup, type Group } from '../../search/matching.ts';
import { normalise, stem } from '../../search/stem.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { migrateLike } from '../migrate.ts';
import { openPostgres, openSqlite } from '../open.ts';
import type { Database } from '../schema.ts';

/** More than are read at once, sent in one millisecond. */
const messages = 120;

async function fillSixthShape(db: Database): Promise<void> {
  await migrateLike(db, ['001', '002', '003', '004', '005', '006']);
  for (const [id, deleted] of [
    ['kept', null],
    ['gone', 9],
  ] as const) {
    await sql`insert into posts (id, slug, sort_at, created_at, updated_at, deleted_at)
      values (${id}, ${id}, 5, 5, 5, ${deleted})`.execute(db);
    await sql`insert into post_tags (post_id, position, name, name_key, sort_at)
      values (${id}, 0, 'Ёлки', 'елки', 5)`.execute(db);
    for (const [language, status] of [
      ['ru', 'draft'],
      ['en', 'published'],
    ] as const)
      await sql`insert into post_translations (post_id, language, status, published_at, title, summary,
        reading_minutes, search_key, updated_at, revision, text_revision, body, html, contents)
        values (${id}, ${language}, ${status}, ${status === 'draft' ? null : 5}, ${`Заголовок ${status}`}, '', 1, '',
          5, 1, 1, '', '<p>Канифоль</p>', '[]')`.execute(db);
    await sql`insert into post_pending (post_id, language, version, revision, updated_at, title, summary, body)
      values (${id}, 'en', 1, 1, 5, 'Later', '', 'A **capacitor**')`.execute(db);
  }
  for (let at = 0; at < messages; at += 1)
    await sql`insert into messages (id, name, message, email, language, face, created_at, state, search_key, deleted_at)
      values (${`m${at}`}, 'Анна', ${`Здравствуйте, лист${at}`}, 'anna@example.com', 'ru', 'blog', 7,
        ${at === 3 ? 'archived' : 'inbox'}, '', ${at === 4 ? 9 : null})`.execute(db);
}

describeDatabases('the admin area’s search of a database that already has texts', (databases) => {
  test('finds drafts, pending changes and messages, but nothing that was deleted', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await fillSixthShape(db);
    await migrateLike(db, ['001', '002', '003', '004', '005', '006', '007']);
    const word = (q: string): Group => ({ words: [stem(normalise(q))] });
    const found = (q: string, ...facts: string[]) =>
      newestItems(db, { from: 'panel', all: [word(q), ...facts.map(factGroup)] });
    for (const q of ['канифоли', 'елка', 'заголовок']) expect(await found(q, 'draft')).toEqual(['kept']);
    expect(await found('published')).toEqual([]);
    expect(await found('capacitors', 'pending')).toEqual(['kept']);
    expect(await found('capacitors', 'draft')).toEqual([]);
    expect(await found('анна', 'message')).toHaveLength(messages - 1);
    expect(await found('лист119')).toEqual(['m119']);
    expect(await found('example', 'message', 'archived')).toEqual(['m3']);
    expect(await found('лист4')).toEqual([]);
    expect(await db.selectFrom('search_documents').select('number').execute()).toEqual([]);
    await close();
  });
});
