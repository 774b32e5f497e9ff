import { sql, type Kysely } from 'kysely';
import { countStatements, countTables } from './004/counts.ts';

/** Counts of posts and tags, kept instead of counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...countTables, ...countStatements()]) await sql.raw(statement).execute(db);
}
