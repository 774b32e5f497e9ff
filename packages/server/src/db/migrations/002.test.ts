import { Migrator } from 'kysely/migration';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readArchive } from '../../backup/archive.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import { createFolderStorage } from '../../media/folderStorage.ts';
import { migrate } from '../migrate.ts';
import { openPostgres, openSqlite, type OpenDatabase } from '../open.ts';
import type { Database } from '../schema.ts';
import { up as first } from './001.ts';

const author = '00000000-0000-4000-8000-000000000001';

/** Fills the earlier tables with two posts: one in both languages, one only in English. */
async function fillFirstShape(db: Database): Promise<void> {
  const provider = { getMigrations: async () => ({ '001': { up: first } }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  await sql`insert into users (id, username, username_key, first_name, last_name, password_hash, is_superuser,
    is_active, created_at, search_key) values (${author}, 'a', 'a', '', '', '', 1, 1, 1, 'a')`.execute(db);
  for (const id of ['both', 'english'])
    await sql`insert into posts (id, slug, author_id, published_at, sort_at, created_at, updated_at)
      values (${id}, ${id}, ${author}, 5, 5, 1, 9)`.execute(db);
  for (const [id, language, revision] of [
    ['both', 'ru', 4],
    ['both', 'en', 2],
    ['english', 'en', 7],
  ] as const)
    await sql`insert into post_translations (post_id, language, status, published_at, title, summary, reading_minutes,
      search_key, updated_at, revision, body, html, contents)
      values (${id}, ${language}, 'published', 5, ${`${id} ${language}`}, 's', 1, '', 9, ${revision}, 'ёж',
        '<p>ёж</p>', '[]')`.execute(db);
}

async function expectNewShape(db: Database): Promise<void> {
  const posts = await db.selectFrom('posts').select(['id', 'original_language']).orderBy('id').execute();
  expect(posts).toEqual([
    { id: 'both', original_language: 'ru' },
    { id: 'english', original_language: 'en' },
  ]);
  const texts = await db
    .selectFrom('post_translations')
    .select(['post_id', 'language', 'title', 'html', 'revision', 'text_revision', 'source_revision'])
    .orderBy('post_id')
    .orderBy('language')
    .execute();
  const html = '<p>ёж</p>';
  expect(texts).toEqual([
    {
      post_id: 'both',
      language: 'en',
      title: 'both en',
      html,
      revision: 2,
      text_revision: 2,
      source_revision: 4,
    },
    {
      post_id: 'both',
      language: 'ru',
      title: 'both ru',
      html,
      revision: 4,
      text_revision: 4,
      source_revision: null,
    },
    {
      post_id: 'english',
      language: 'en',
      title: 'english en',
      html,
      revision: 7,
      text_revision: 7,
      source_revision: null,
    },
  ]);
  const history = await db.selectFrom('post_revisions').selectAll().orderBy('revision').execute();
  expect(history.map((row) => [row.post_id, row.language, row.revision])).toEqual([
    ['both', 'en', 2],
    ['both', 'ru', 4],
    ['english', 'en', 7],
  ]);
  expect(history[0]).toMatchObject({
    title: 'both en',
    body: 'ёж',
    characters: 2,
    author_id: author,
    created_at: 9,
  });
}

describeDatabases('the second schema', (databases) => {
  async function openEmpty(): Promise<OpenDatabase> {
    const url = await databases.createDatabase();
    return url === null ? openSqlite(':memory:') : openPostgres(url);
  }

  test('keeps every text, each as the first revision of its history', async () => {
    const database = await openEmpty();
    await fillFirstShape(database.db);
    await migrate(database.db);
    await expectNewShape(database.db);
    await database.close();
  });

  test('is also the result of restoring a backup of the first schema', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'janus-shape-'));
    const file = join(folder, 'old.janus');
    const old = openSqlite(file);
    await fillFirstShape(old.db);
    old.sqlite?.exec('create table backup_files (name text primary key, bytes blob not null)');
    old.sqlite?.exec('pragma journal_mode = delete');
    await old.close();

    const database = await databases.open();
    await readArchive(database.db, createFolderStorage(join(folder, 'media')), file, () => undefined);
    await expectNewShape(database.db);
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
