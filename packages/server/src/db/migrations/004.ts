import { sql, type Kysely } from 'kysely';
import { countStatements, countTables } from './004/counts.ts';

/** Stores counts of posts and tags instead of counting on each request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...countTables, ...countStatements()]) await sql.raw(statement).execute(db);
}
