import { Migrator, type Migration } from 'kysely/migration';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { openPostgres, openSqlite } from '../open.ts';
import type { Database } from '../schema.ts';
import { up as first } from './001.ts';
import { up as second } from './002.ts';
import { up as third } from './003.ts';

const picture = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const naming = (number: number) => `a ![](/media/${picture(number)}.webp) b`;

/** More revisions than are read at once, each with a different picture; and a picture in every other place. */
const history = 130;

async function migrateBy(db: Database, migrations: Record<string, Migration>): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

async function fillSecondShape(db: Database): Promise<void> {
  await migrateBy(db, { '001': { up: first }, '002': { up: second } });
  for (let number = 1; number <= history + 10; number += 1)
    await sql`insert into media (id, kind, content_type, size, widths, created_at)
      values (${picture(number)}, 'picture', 'image/webp', 1, '[]', 1)`.execute(db);
  await sql`insert into posts (id, slug, cover, sort_at, created_at, updated_at)
    values ('p', 'p', ${`/media/${picture(131)}.webp`}, 1, 1, 1)`.execute(db);
  await sql`insert into post_translations (post_id, language, status, title, summary, reading_minutes, search_key,
    updated_at, revision, text_revision, body, html, contents)
    values ('p', 'ru', 'draft', '', '', 1, '', 1, 1, 1, ${naming(132)}, '', '[]')`.execute(db);
  for (let number = 1; number <= history; number += 1)
    await sql`insert into post_revisions (post_id, language, revision, status, was_public, begun_at, created_at,
      characters, title, summary, body)
      values ('p', 'ru', ${number}, 'draft', 0, 1, 1, 1, '', '', ${naming(number)})`.execute(db);
  // An original, and a translation of an older revision.
  await sql`insert into posts (id, slug, sort_at, created_at, updated_at) values ('q', 'q', 1, 1, 1)`.execute(
    db,
  );
  for (const [language, published, followed] of [
    ['ru', 5, null],
    ['en', 9, 1],
  ] as const)
    await sql`insert into post_translations (post_id, language, status, published_at, title, summary, reading_minutes,
      search_key, updated_at, revision, text_revision, source_revision, body, html, contents)
      values ('q', ${language}, 'published', ${published}, '', '', 1, '', 1, 2, 2, ${followed}, '', '', '[]')`.execute(
      db,
    );
  await sql`insert into post_pending (post_id, language, version, revision, updated_at, title, summary, body)
    values ('p', 'ru', 1, 1, 1, '', '', ${naming(133)})`.execute(db);
  await sql`insert into profile_translations (language, name, headline, about, about_html, cv)
    values ('ru', '', '', ${naming(134)}, '', ${picture(135)})`.execute(db);
  const content = {
    projects: [{ id: 'gone', cover: `/media/${picture(136)}.webp` }],
    project_translations: [{ project_id: 'gone', language: 'en', description: naming(137) }],
  };
  await sql`insert into trash (id, service, kind, title, deleted_at, expires_at, content)
    values ('gone', 'portfolio', 'project', '', 1, 2, ${JSON.stringify(content)})`.execute(db);
}

describeDatabases('the third schema', (databases) => {
  test('records the uses of every picture that a text, its history or the trash names', async () => {
    const url = await databases.createDatabase();
    const { db, close } = url === null ? openSqlite(':memory:') : openPostgres(url);
    await fillSecondShape(db);
    await migrateBy(db, { '001': { up: first }, '002': { up: second }, '003': { up: third } });
    const uses = await db.selectFrom('media_uses').selectAll().orderBy('media_id').orderBy('place').execute();
    expect(uses.slice(0, history)).toEqual(
      Array.from({ length: history }, (_, at) => ({
        media_id: picture(at + 1),
        kind: 'post',
        item_id: 'p',
        place: `ru/${at + 1}`,
      })),
    );
    expect(uses.slice(history).map(({ kind, item_id, place }) => [kind, item_id, place])).toEqual([
      ['post', 'p', 'cover'],
      ['post', 'p', 'ru'],
      ['post', 'p', 'ru/pending'],
      ['profile', 'profile', 'ru'],
      ['profile', 'profile', 'ru/cv'],
      ['project', 'gone', 'cover'],
      ['project', 'gone', 'en'],
    ]);
    const states = db.selectFrom('posts').select(['id', 'has_draft', 'is_outdated', 'last_published_at']);
    expect(await states.orderBy('id').execute()).toEqual([
      { id: 'p', has_draft: 1, is_outdated: 0, last_published_at: null },
      { id: 'q', has_draft: 0, is_outdated: 1, last_published_at: 9 },
    ]);
    await close();
  });
});
