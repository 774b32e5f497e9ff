import { sql } from 'kysely';
import { countStatements } from './migrations/004/counts.ts';
import type { Database } from './schema.ts';

/** Recounts all posts, for code that writes rows directly. */
export async function recountPosts(trx: Database): Promise<void> {
  for (const statement of countStatements('posts.deleted_at is null and posts.page_face is null'))
    await sql.raw(statement).execute(trx);
}
