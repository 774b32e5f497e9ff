import { sql, type Kysely } from 'kysely';
import { postStates } from './003/postStates.ts';
import { fillMediaUses, mediaUsesTables } from './003/mediaUses.ts';

/** Deleting a row checks every table that refers to it: each such column needs an index. */
const foreignKeys = [
  'create index posts_of_author on posts (author_id)',
  'create index revisions_of_author on post_revisions (author_id)',
  'create index pending_of_author on post_pending (author_id)',
];

/** The order in which numbered pages are counted. */
const order = ['create index users_in_order on users (created_at, id)'];

/** Stores where uploads are used, and adds what lets lists and deletions avoid reading whole tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...foreignKeys, ...order, ...postStates, ...mediaUsesTables])
    await sql.raw(statement).execute(db);
  await fillMediaUses(db);
}
