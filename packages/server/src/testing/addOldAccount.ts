import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Adds an account as the first versions wrote it, into tables that are not migrated yet. */
export async function addOldAccount(db: Database): Promise<void> {
  await sql`insert into users
    (id, username, username_key, first_name, last_name, password_hash, is_superuser, is_active, created_at, search_key)
    values (${randomUUID()}, 'anna', 'anna', '', '', 'x', 0, 1, 0, 'anna')`.execute(db);
}
