import { sql } from 'kysely';
import { storedPosts } from '../../db/live.ts';
import { isOneOf } from '../../db/rows.ts';
import type { Database } from '../../db/schema.ts';
import { touchRepresentation } from '../../db/touchRepresentation.ts';

/** Rows in one transaction. */
const slice = 200;

/**
 * Removes the author from the next texts; returns whether there may be more. Deleting the account would do this for
 * all of them in one statement, which keeps every other request waiting.
 */
export async function detachTexts(trx: Database, authorId: string, now: number): Promise<boolean> {
  const rows = storedPosts(trx).select('id').where('author_id', '=', authorId).limit(slice);
  const ids = (await rows.execute()).map(({ id }) => id);
  const isOne = isOneOf(trx, 'id', ids);
  if (ids.length > 0) {
    await touchRepresentation(trx, 'posts', isOne, now);
    await trx.updateTable('posts').set({ author_id: null }).where(isOne).execute();
  }
  let isFull = ids.length === slice;
  for (const table of ['post_revisions', 'post_pending'] as const) {
    const key = sql.raw(table === 'post_revisions' ? 'post_id, language, revision' : 'post_id, language');
    const { numAffectedRows } = await sql`update ${sql.table(table)} set author_id = null
      where (${key}) in (select ${key} from ${sql.table(table)}
        where author_id = ${authorId} limit ${slice})`.execute(trx);
    isFull ||= Number(numAffectedRows) === slice;
  }
  return isFull;
}
