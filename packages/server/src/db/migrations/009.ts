import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';

/** Stores only the hash of a preview link's token: links keep working but cannot be read out of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table preview_links rename column token to token_hash`.execute(db);
  const { rows } = await sql<{ token: string }>`select token_hash as token from preview_links`.execute(db);
  for (const { token } of rows) {
    const hash = createHash('sha256').update(token).digest('base64url');
    await sql`update preview_links set token_hash = ${hash} where token_hash = ${token}`.execute(db);
  }
}
