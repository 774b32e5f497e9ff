import { sql } from 'kysely';
import type { Database, Tables } from '../db/schema.ts';
import { engineOf, inTransaction, raiseContentVersion } from '../db/transaction.ts';
import { markFact } from '../media/mark.ts';
import { recountPosts } from '../routes/posts/counts/recount.ts';
import { refreshPost } from '../routes/posts/refresh.ts';
import { indexProject } from '../routes/projects/searchProject.ts';

/** In the order in which references allow them to be filled. */
const tables = [
  'users',
  'user_roles',
  'profile',
  'profile_translations',
  'projects',
  'project_translations',
  'experiences',
  'experience_translations',
  'posts',
  'post_slugs',
  'post_tags',
  'post_translations',
  'post_revisions',
  'post_pending',
  'preview_links',
  'messages',
  'media',
  'media_uses',
  'outbox',
  'facts',
] as const satisfies readonly (keyof Tables)[];

/** Facts about the place, not about the site: tokens and the folder of another place are not to be believed. */
const placeFacts: readonly string[] = ['secret', markFact];

const batch = 200;

type Row = Record<string, string | number | null>;
interface Rows {
  selectFrom(table: string): { selectAll(): { execute(): Promise<Row[]> } };
}

async function readTable(db: Database, table: (typeof tables)[number]): Promise<Row[]> {
  // one loop over all tables: their rows have no type in common but this one
  const rows = await (db as unknown as Rows).selectFrom(table).selectAll().execute();
  return table === 'facts' ? rows.filter((row) => !placeFacts.includes(String(row['key']))) : rows;
}

export async function emptyTables(trx: Database): Promise<void> {
  for (const table of tables.toReversed()) {
    if (table !== 'facts') await trx.deleteFrom(table).execute();
    else await trx.deleteFrom('facts').where('key', 'not in', placeFacts).execute();
  }
}

async function writeTable(
  trx: Database,
  table: (typeof tables)[number],
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const part = rows.slice(start, start + batch) as never;
    await trx.insertInto(table).values(part).execute();
  }
}

/** The search is shaped differently on each engine, and follows from the texts. */
async function indexAgain(trx: Database): Promise<void> {
  await trx.deleteFrom('search_documents').execute();
  await sql`delete from search_index`.execute(trx);
  for (const { id } of await trx.selectFrom('projects').select('id').execute()) await indexProject(trx, id);
  for (const { id, updated_at } of await trx.selectFrom('posts').select(['id', 'updated_at']).execute()) {
    await refreshPost(trx, id, { now: updated_at });
  }
  await recountPosts(trx);
}

/** Copies every table in one transaction of the target; with `replace` what was there goes first, sign-ins too. */
export async function copyTables(
  from: Database,
  to: Database,
  say: (text: string) => void,
  { replace = false }: { replace?: boolean } = {},
): Promise<void> {
  const read = await inTransaction(from, async (source) => {
    // tables are read one after another, but as of one moment; SQLite's transactions are like that anyway
    if (engineOf(source) === 'postgres')
      await sql`set transaction isolation level repeatable read`.execute(source);
    const found: [(typeof tables)[number], Row[]][] = [];
    for (const table of tables) found.push([table, await readTable(source, table)]);
    return found;
  });
  await inTransaction(to, async (trx) => {
    if (replace) {
      await trx.deleteFrom('sessions').execute();
      await emptyTables(trx);
    }
    for (const [table, rows] of read) {
      await writeTable(trx, table, rows);
      if (rows.length > 0) say(`${table}: ${rows.length}`);
    }
    await indexAgain(trx);
    await raiseContentVersion(trx);
  });
}
