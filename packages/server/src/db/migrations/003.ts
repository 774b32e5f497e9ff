import { sql, type Kysely } from 'kysely';
import { postStates } from './003/postStates.ts';
import { fillMediaUses, mediaUsesTables } from './003/mediaUses.ts';

/** Deleting a row asks every table that refers to it: each such column is led to by an index. */
const foreignKeys = [
  'create index posts_of_author on posts (author_id)',
  'create index revisions_of_author on post_revisions (author_id)',
  'create index pending_of_author on post_pending (author_id)',
];

/** What numbered pages are counted along. */
const order = ['create index users_in_order on users (created_at, id)'];

/** The uses of media, and what lists and deletions would otherwise read whole tables for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...foreignKeys, ...order, ...postStates, ...mediaUsesTables])
    await sql.raw(statement).execute(db);
  await fillMediaUses(db);
}
