import { sql } from 'kysely';
import { readFact } from '../db/facts.ts';
import { dueRound, noteForm, type Form } from '../db/forms.ts';
import {
  isLive,
  storedCareer,
  storedExperiences,
  storedMessages,
  storedPosts,
  storedProjects,
} from '../db/live.ts';
import { withLongTimeouts } from '../db/timeouts.ts';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { panelTextOf } from './indexMessage.ts';
import { addPostsToSearch, foundPosts } from './indexPost.ts';
import { indexCareer } from './indexCareer.ts';
import { indexExperience } from './indexExperience.ts';
import { indexProject } from './indexProject.ts';
import { addPanelTexts } from './panelIndex.ts';
import { searchTables } from './tables.ts';

/** Posts in memory at a time. */
const slice = 50;

/**
 * The form in which words are written to the index. Raise the value after changing it, and each site rebuilds its
 * search index.
 */
export const searchForm: Form = { key: 'search_form', value: '8' };

/**
 * Rebuilds the search index where it was written in an older form. On PostgreSQL it is rebuilt once more later, for an
 * older version may still write to it meanwhile.
 */
export async function renewSearch(db: Database, now: number, form = searchForm): Promise<void> {
  await withLongTimeouts(async () => {
    if ((await dueRound(db, form, now)) === null) return;
    await inTransaction(db, async (trx) => {
      await lockSearch(trx);
      // another instance may have rebuilt it meanwhile
      const round = await dueRound(trx, form, now);
      if (round === null) return;
      const isNew = (await readFact(trx, form.key)) === undefined;
      await rebuildSearch(trx, () => undefined);
      const isLast = isNew || round > 1 || engineOf(trx) === 'sqlite';
      await noteForm(trx, form, isLast ? undefined : { round, now });
    });
  });
}

/** Makes all other writers of the index wait, whatever their version; visitors still search. */
async function lockSearch(trx: Database): Promise<void> {
  if (engineOf(trx) === 'sqlite') return;
  const tables = Object.values(searchTables).flatMap(({ documents, words }) => [documents, words]);
  await sql`lock table ${sql.join(tables.map((name) => sql.table(name)))} in exclusive mode`.execute(trx);
}

/** SQLite empties a full-text table row by row, which takes as long as filling it, so it is recreated instead. */
export async function emptySearch(trx: Database): Promise<void> {
  await lockSearch(trx);
  for (const { documents, index, words } of Object.values(searchTables)) {
    await trx.deleteFrom(words).execute();
    await trx.deleteFrom(documents).execute();
    if (engineOf(trx) === 'postgres') await sql`delete from ${sql.table(index)}`.execute(trx);
    else await remakeTable(trx, index);
  }
}

async function remakeTable(trx: Database, name: string): Promise<void> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${name}`.execute(
    trx,
  );
  await sql`drop table ${sql.table(name)}`.execute(trx);
  await sql.raw(rows[0]?.sql ?? '').execute(trx);
}

/**
 * Rebuilds the search index of a whole site from its texts, in slices; in order of time, in which FTS5 fills fastest.
 */
export async function rebuildSearch(trx: Database, say: (text: string) => void): Promise<void> {
  await emptySearch(trx);
  await noteForm(trx, searchForm);
  for (const { id } of await storedProjects(trx).select('projects.id').execute()) await indexProject(trx, id);
  for (const { id } of await storedExperiences(trx).select('experiences.id').execute())
    await indexExperience(trx, id);
  for (const entry of await storedCareer(trx).selectAll().where(isLive('career_entries')).execute())
    await indexCareer(trx, entry);
  await rebuildMessages(trx);
  let count = 0;
  for (let after: { sort_at: number; id: string } | undefined; ;) {
    let query = storedPosts(trx).select([
      'posts.id',
      'posts.slug',
      'posts.sort_at',
      'posts.is_unlisted',
      'posts.page_face',
      'posts.deleted_at',
    ]);
    if (after) query = query.where(sql<boolean>`(sort_at, id) > (${after.sort_at}, ${after.id})`);
    const posts = await query.orderBy('sort_at').orderBy('id').limit(slice).execute();
    after = posts.at(-1);
    if (!after) break;
    await addPostsToSearch(trx, await foundPosts(trx, posts));
    count += posts.length;
    if (count % (slice * 100) === 0) say(`search: ${count} posts`);
  }
}

async function rebuildMessages(trx: Database): Promise<void> {
  for (let after: { created_at: number; id: string } | undefined; ;) {
    let query = storedMessages(trx).selectAll();
    if (after) query = query.where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`);
    const messages = await query.orderBy('created_at').orderBy('id').limit(slice).execute();
    after = messages.at(-1);
    if (!after) break;
    await addPanelTexts(trx, messages.map(panelTextOf));
  }
}
