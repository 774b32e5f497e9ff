import type { Schemas } from '../../contract/types.ts';
import type { EventTable } from '../../db/schema/accounts.ts';
import { isoTime } from '../../values.ts';

export function presentEvent(row: EventTable): Schemas['Event'] {
  const {
    id,
    at,
    begun_at,
    times,
    actor_id,
    actor_name,
    actor_via,
    kind,
    object_id,
    title,
    address,
    user_agent,
  } = row;
  return {
    id,
    at: isoTime(at),
    begun_at: isoTime(begun_at),
    times,
    // Only this program writes them, with values of the contract.
    action: row.action as Schemas['EventAction'],
    actor: actor_id === null ? null : { id: actor_id, name: actor_name, via: actor_via || null },
    object: kind === null ? null : { kind: kind as Schemas['EventKind'], id: object_id, title },
    details: JSON.parse(row.details) as string[],
    address,
    user_agent,
  };
}
