import { sql } from 'kysely';
import { countStatements } from './migrations/004/counts.ts';
import type { Database } from './schema.ts';

/** Counts all posts anew, for those who write rows themselves. */
export async function recountPosts(trx: Database): Promise<void> {
  for (const statement of countStatements('posts.deleted_at is null and posts.page_face is null'))
    await sql.raw(statement).execute(trx);
}
