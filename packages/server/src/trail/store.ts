import { sql } from 'kysely';
import { deleteInSlices } from '../db/deleteInSlices.ts';
import type { Database } from '../db/schema.ts';
import type { EventTable } from '../db/schema/accounts.ts';
import { afterCursor } from '../db/text.ts';
import type { Place, Start } from '../paging.ts';
import { actionsOf, type Action, type Group } from './actions.ts';

export interface EventFilter {
  group?: Group;
  action?: Action;
  actor?: string;
  kind?: string;
  object?: string;
  /** Milliseconds. */
  from?: number;
  to?: number;
}

const lifetime = 90 * 24 * 60 * 60 * 1000;

function filtered(db: Database, { group, action, actor, kind, object, from, to }: EventFilter) {
  let query = db.selectFrom('events');
  if (group !== undefined) query = query.where('action', 'in', actionsOf(group));
  if (action !== undefined) query = query.where('action', '=', action);
  if (kind !== undefined) query = query.where('kind', '=', kind);
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

const slice = 500;

/**
 * Reads the same events from the oldest on, slice by slice. An event that happens again meanwhile moves to the end: it
 * may be read twice, and none is left out.
 */
export async function* eventSlices(db: Database, filter: EventFilter): AsyncGenerator<EventTable[], void> {
  let after: Place | null = null;
  for (;;) {
    let query = filtered(db, filter).selectAll().orderBy('at').orderBy('id').limit(slice);
    if (after) query = query.where(afterCursor(['at', 'id'], after, '>'));
    const rows: EventTable[] = await query.execute();
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < slice) return;
    after = [last.at, last.id];
  }
}

export async function removeOldEvents(db: Database, now: number): Promise<void> {
  await deleteInSlices(db, 'events', ['id'], sql`at <= ${now - lifetime}`);
}
