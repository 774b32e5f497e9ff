import { sql } from 'kysely';
import { liveExperiences, liveMessages, livePosts, liveProjects } from '../db/live.ts';
import { withLongPatience } from '../db/patience.ts';
import type { Database } from '../db/schema.ts';
import { engineOf, inTransaction } from '../db/transaction.ts';
import { panelTextOf } from './indexMessage.ts';
import { addPostsToSearch, type FoundPost } from './indexPost.ts';
import { indexExperience } from './indexExperience.ts';
import { indexProject } from './indexProject.ts';
import { groupBy } from '../values.ts';
import { addPanelTexts } from './panelIndex.ts';
import { searchTables } from './tables.ts';

/** Posts in memory at a time. */
const slice = 50;

/** How words are written into the index. Whoever changes that raises the value, and each site makes its search anew. */
export const searchForm = { key: 'search_form', value: '2' } as const;

/** Makes the search anew where the index was written in another form. */
export async function renewSearch(db: Database): Promise<void> {
  await withLongPatience(() =>
    inTransaction(db, async (trx) => {
      const form = await trx
        .selectFrom('facts')
        .select('value')
        .where('key', '=', searchForm.key)
        .executeTakeFirst();
      if (form?.value !== searchForm.value) await rebuildSearch(trx, () => undefined);
    }),
  );
}

/** A full-text table of SQLite is emptied row by row, which takes as long as filling it: it is made anew instead. */
export async function emptySearch(trx: Database): Promise<void> {
  await trx.deleteFrom('search_words').execute();
  for (const { documents, index } of Object.values(searchTables)) {
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

/** Makes the search of a whole site from its texts, slice by slice; in the order of time, in which FTS5 is filled fastest. */
export async function rebuildSearch(trx: Database, say: (text: string) => void): Promise<void> {
  await emptySearch(trx);
  await trx
    .insertInto('facts')
    .values(searchForm)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: searchForm.value }))
    .execute();
  for (const { id } of await liveProjects(trx).select('projects.id').execute()) await indexProject(trx, id);
  for (const { id } of await liveExperiences(trx).select('experiences.id').execute())
    await indexExperience(trx, id);
  await rebuildMessages(trx);
  let count = 0;
  for (let after: { sort_at: number; id: string } | undefined; ;) {
    let query = livePosts(trx).select(['posts.id', 'posts.slug', 'posts.sort_at']);
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
    let query = liveMessages(trx).selectAll();
    if (after) query = query.where(sql<boolean>`(created_at, id) > (${after.created_at}, ${after.id})`);
    const messages = await query.orderBy('created_at').orderBy('id').limit(slice).execute();
    after = messages.at(-1);
    if (!after) break;
    await addPanelTexts(trx, messages.map(panelTextOf));
  }
}

async function foundPosts(trx: Database, posts: readonly FoundPost['post'][]): Promise<FoundPost[]> {
  const ids = posts.map((post) => post.id);
  const texts = await trx
    .selectFrom('post_translations')
    .select(['post_id', 'language', 'status', 'title', 'summary', 'html', 'published_at'])
    .where('post_id', 'in', ids)
    .execute();
  const pending = await trx.selectFrom('post_pending').selectAll().where('post_id', 'in', ids).execute();
  const tags = await trx
    .selectFrom('post_tags')
    .select(['post_id', 'name'])
    .where('post_id', 'in', ids)
    .execute();
  const textsOf = groupBy(texts, (row) => row.post_id);
  const pendingOf = groupBy(pending, (row) => row.post_id);
  const tagsOf = groupBy(tags, (row) => row.post_id);
  return posts.map((post) => ({
    post,
    translations: textsOf.get(post.id) ?? [],
    pending: pendingOf.get(post.id) ?? [],
    tags: (tagsOf.get(post.id) ?? []).map((tag) => tag.name),
  }));
}
