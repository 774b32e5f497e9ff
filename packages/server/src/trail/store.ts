import type { Database } from '../db/schema.ts';
import type { EventTable } from '../db/schema/accounts.ts';
import { afterCursor } from '../db/text.ts';
import type { Start } from '../paging.ts';
import { actionsOf, type Group } from './actions.ts';

export interface EventFilter {
  group?: Group;
  actor?: string;
  object?: string;
  /** Milliseconds. */
  from?: number;
  to?: number;
}

const lifetime = 90 * 24 * 60 * 60 * 1000;

function filtered(db: Database, { group, actor, object, from, to }: EventFilter) {
  let query = db.selectFrom('events');
  if (group !== undefined) query = query.where('action', 'in', actionsOf(group));
  if (actor !== undefined) query = query.where('actor_id', '=', actor.toLowerCase());
  if (object !== undefined) query = query.where('object_id', '=', object.toLowerCase());
  if (from !== undefined) query = query.where('at', '>=', from);
  return to === undefined ? query : query.where('at', '<', to);
}

export async function listEventRows(
  db: Database,
  page: EventFilter & Start & { limit: number },
): Promise<{ rows: EventTable[]; total: number }> {
  const { after, limit, offset } = page;
  let query = filtered(db, page).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');
  if (after) query = query.where(afterCursor(['at', 'id'], after, '<'));
  const { total } = await filtered(db, page)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await query.limit(limit).offset(offset).execute(), total: Number(total) };
}

export async function removeOldEvents(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('events')
    .where('at', '<=', now - lifetime)
    .execute();
}
