import { sql, type Kysely } from 'kysely';
import { accountTables } from './001/accounts.ts';
import { portfolioTables } from './001/portfolio.ts';
import { postTables } from './001/posts.ts';
import { searchTables } from './001/search.ts';
import { systemTables } from './001/system.ts';

/** The first shape of every table; times are bigint milliseconds, flags smallint, ids texts, lists JSON texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...accountTables, ...portfolioTables, ...postTables, ...systemTables]) {
    await sql.raw(statement).execute(db);
  }
  await searchTables(db);
}
