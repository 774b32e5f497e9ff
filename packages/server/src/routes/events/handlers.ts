import type { Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { EventTable } from '../../db/schema/accounts.ts';
import { cutPage, startOf } from '../../paging.ts';
import { listEventRows } from '../../trail/store.ts';
import { isoTime } from '../shared/values.ts';

export function presentEvent(row: EventTable): Schemas['Event'] {
  const { id, at, begun_at, times, actor_id, actor_name, kind, object_id, title, address, user_agent } = row;
  return {
    id,
    at: isoTime(at),
    begun_at: isoTime(begun_at),
    times,
    // written by this program alone, which takes both from the contract
    action: row.action as Schemas['EventAction'],
    actor: actor_id === null ? null : { id: actor_id, name: actor_name },
    object: kind === null ? null : { kind: kind as Schemas['EventKind'], id: object_id, title },
    details: JSON.parse(row.details) as string[],
    address,
    user_agent,
  };
}

export const listEvents: Handler<'listEvents'> = async ({ db, input }) => {
  const { limit, cursor, page, from, to, ...rest } = input.query;
  const filter = {
    ...rest,
    ...(from !== undefined && { from: Date.parse(from) }),
    ...(to !== undefined && { to: Date.parse(to) }),
  };
  const found = await listEventRows(db, {
    ...filter,
    ...startOf({ limit, cursor, page }),
    limit: limit + 1,
  });
  const { rows, next_cursor } = cutPage(found.rows, limit, (row) => [row.at, row.id]);
  return { status: 200, body: { items: rows.map(presentEvent), total: found.total, next_cursor } };
};
