// Databases kept from released versions (`scripts/release/keepDatabase.ts`), which every later version must open.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copiedTables } from '../../backup/tables.ts';
import { migrateLike } from '../../db/migrate.ts';
import { openPostgres } from '../../db/open.ts';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import server from '../../../package.json' with { type: 'json' };

const ending = '.janus.br';
const releases = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length));
/** The password of the owner in each (`scripts/support/product.ts`). */
const password = 'a-password-for-measuring-7';

/** Returns the file of a kept database, as a site on SQLite of that version has it. */
function unpack(release: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'janus-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'janus.db');
  writeFileSync(file, brotliDecompressSync(readFileSync(join(import.meta.dirname, release + ending))));
  return file;
}

type Row = Record<string, SQLOutputValue>;

/** Fills an empty PostgreSQL database with the tables and the rows of that version; its search is made at the start. */
async function fillPostgres(url: string, kept: DatabaseSync): Promise<void> {
  const { db, close } = openPostgres(url);
  const rowsOf = (table: string) => kept.prepare(`select * from ${table}`).all() as Row[];
  const present = new Set(rowsOf('sqlite_schema').map(({ name }) => String(name)));
  await migrateLike(
    db,
    rowsOf('kysely_migration').map(({ name }) => String(name)),
  );
  const tables = [...copiedTables, 'post_entries', 'entry_tags', 'tag_counts'].filter((name) =>
    present.has(name),
  );
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of tables)
    for (const row of rowsOf(table)) {
      const [names, values] = [Object.keys(row).map((name) => sql.ref(name)), Object.values(row)];
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
        db,
      );
    }
  await sql`delete from facts where key = 'search_form'`.execute(db);
  await close();
}

/** Returns a minute after the last change, so that nothing in the trash has expired. */
function timeOf(kept: DatabaseSync): number {
  return Number(kept.prepare('select max(at) as at from events').get()?.['at']) + 60_000;
}

function countsOf(kept: DatabaseSync): Record<'posts' | 'projects' | 'messages' | 'deleted', number> {
  const count = (query: string) => Number(kept.prepare(`select count(*) as n from ${query}`).get()?.['n']);
  return {
    posts: count(
      `(select distinct p.id from posts p join post_translations t on t.post_id = p.id
        where p.deleted_at is null and t.status = 'published' and p.page_face is null)`,
    ),
    projects: count('projects where deleted_at is null'),
    messages: count('messages'),
    deleted: count('posts where deleted_at is not null'),
  };
}

test('the database of the repository’s version is kept', () => {
  expect(releases).toContain(server.version);
});

describeDatabases('a site of a released version', (databases) => {
  test.each(releases)('%s keeps its content, its search and its accounts', async (release) => {
    const file = unpack(release);
    const kept = new DatabaseSync(file);
    const [before, time] = [countsOf(kept), timeOf(kept)];
    const databaseUrl = await databases.createDatabase();
    if (databaseUrl !== null) await fillPostgres(databaseUrl, kept);
    kept.close();
    const settings = databaseUrl === null ? { sqliteFile: file } : { databaseUrl };
    const { ask, signIn, stop, breaches } = await databases.startServer({ settings, now: () => time });

    const list = await ask<{ total: number; items: { slug: string }[] }>('GET', '/api/v1/posts/?limit=5');
    expect(before.posts).toBeGreaterThan(5);
    expect(list.body.total).toBe(before.posts);
    for (const { slug } of list.body.items) {
      const post = await ask('GET', `/api/v1/posts/slug/${slug}/`);
      expect(post.status).toBe(200);
      expect(JSON.stringify(post.body['translations'])).toMatch(/"html":".{100}/);
    }
    expect((await ask('GET', '/api/v1/projects/')).body['total']).toBe(before.projects);
    expect((await ask('GET', '/api/v1/search/?q=датчик')).body['total']).toBeGreaterThan(1);

    const { access_token: as } = await signIn('owner', password);
    expect(before.messages).toBeGreaterThan(0);
    expect(before.deleted).toBe(1);
    expect((await ask('GET', '/api/v1/feedback/', { as })).body['total']).toBe(before.messages);
    expect((await ask('GET', '/api/v1/deleted-posts/', { as })).body['total']).toBe(before.deleted);
    const translations = [{ language: 'ru', title: 'Новое', body: 'Текст', status: 'published' }];
    expect((await ask('POST', '/api/v1/posts/', { as, body: { translations } })).status).toBe(201);
    expect((await ask('GET', '/api/v1/posts/?limit=1')).body['total']).toBe(before.posts + 1);
    expect(breaches).toEqual([]);
    await stop();
  });
});
