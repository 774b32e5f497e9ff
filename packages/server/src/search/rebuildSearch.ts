import { sql } from 'kysely';
import { livePosts, liveProjects } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import { engineOf } from '../db/transaction.ts';
import { documentsOfPost } from '../routes/posts/documents.ts';
import { indexProject } from '../routes/projects/searchProject.ts';
import { groupBy } from '../routes/shared/values.ts';
import { addDocuments } from './searchIndex.ts';

/** Posts in memory at a time. */
const slice = 50;

/** A full-text table of SQLite is emptied row by row, which takes as long as filling it: it is made anew instead. */
export async function emptySearch(trx: Database): Promise<void> {
  await trx.deleteFrom('search_documents').execute();
  if (engineOf(trx) === 'postgres') {
    await sql`delete from search_index`.execute(trx);
    return;
  }
  const { rows } = await sql<{
    sql: string;
  }>`select sql from sqlite_schema where name = 'search_index'`.execute(trx);
  await sql`drop table search_index`.execute(trx);
  await sql.raw(rows[0]?.sql ?? '').execute(trx);
}

/** Makes the search of a whole site from its texts, slice by slice. */
export async function rebuildSearch(trx: Database, say: (text: string) => void): Promise<void> {
  await emptySearch(trx);
  for (const { id } of await liveProjects(trx).select('projects.id').execute()) await indexProject(trx, id);
  let count = 0;
  for (let after = ''; ;) {
    const posts = await livePosts(trx)
      .select(['posts.id', 'posts.slug'])
      .where('posts.id', '>', after)
      .orderBy('posts.id')
      .limit(slice)
      .execute();
    const last = posts.at(-1);
    if (!last) break;
    after = last.id;
    const ids = posts.map((post) => post.id);
    const texts = await trx
      .selectFrom('post_translations')
      .select(['post_id', 'language', 'title', 'summary', 'html', 'published_at'])
      .where('post_id', 'in', ids)
      .where('status', '=', 'published')
      .execute();
    const tags = await trx
      .selectFrom('post_tags')
      .select(['post_id', 'name'])
      .where('post_id', 'in', ids)
      .execute();
    const names = groupBy(tags, (tag) => tag.post_id);
    const byPost = groupBy(texts, (text) => text.post_id);
    const documents = posts.flatMap((post) =>
      documentsOfPost(
        post,
        byPost.get(post.id) ?? [],
        (names.get(post.id) ?? []).map((tag) => tag.name),
      ),
    );
    await addDocuments(trx, documents);
    count += posts.length;
    if (count % (slice * 100) === 0) say(`search: ${count} posts`);
  }
}
