import { randomUUID } from 'node:crypto';
import type { Caller, RequestFacts } from '../contract/handler.ts';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { EventTable } from '../db/schema/accounts.ts';
import { addSecurityNotices } from './securityNotice.ts';
import type { Settings } from '../settings.ts';
import { tellOfEvent } from '../webhooks/tell.ts';
import type { Action } from './actions.ts';

/** Who does something and from where; a `Call` fits. */
export interface Author {
  caller: Pick<Caller, 'id' | 'username' | 'token'> | null;
  request: Pick<RequestFacts, 'address' | 'userAgent'>;
  /** For its notices. */
  settings: Settings;
  /** Milliseconds. */
  now(): number;
  /** Set for the command line, where only the machine knows the person. */
  isCommandLine?: boolean;
}

export interface TrailEvent {
  action: Action;
  object?: Schemas['EventObject'];
  details?: readonly string[];
}

const mergeTime = 10 * 60 * 1000;

/** The editor saves automatically: ten minutes of one person on one object are one event, as they are one revision. */
function mergeKeyOf({ action, object }: TrailEvent, { caller }: Author, at: number): string | null {
  if (action !== 'changed') return null;
  const place = [object?.kind, object?.id ?? ''].join(' ');
  return [
    action,
    caller?.id ?? '',
    ...(caller?.token ? [caller.token.id] : []),
    place,
    Math.floor(at / mergeTime),
  ].join(' ');
}

/** Writes a row, or increments the count of the row with its key and adds the details. */
export async function writeEvent(trx: Database, row: EventTable): Promise<void> {
  // A change and its event are written together or not at all.
  if (!trx.isTransaction) throw new Error(`The event ${row.action} is written outside of a transaction.`);
  const { id, details } = await trx
    .insertInto('events')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('merge_key').doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        title: eb.ref('excluded.title'),
        times: eb('events.times', '+', 1),
      })),
    )
    .returning(['id', 'details'])
    .executeTakeFirstOrThrow();
  if (details === row.details) return;
  const [former, later] = [details, row.details].map((text) => JSON.parse(text) as string[]);
  const all = [...new Set([...(former ?? []), ...(later ?? [])])];
  await trx
    .updateTable('events')
    .set({ details: JSON.stringify(all) })
    .where('id', '=', id)
    .execute();
}

const detailsOf = ({ details = [] }: TrailEvent, { isCommandLine = false }: Author): string[] => [
  ...details,
  ...(isCommandLine ? ['command_line'] : []),
];

export function eventRow(author: Author, event: TrailEvent): EventTable {
  const { action, object } = event;
  const { caller, request } = author;
  const at = author.now();
  return {
    id: randomUUID(),
    at,
    begun_at: at,
    times: 1,
    action,
    actor_id: caller?.id ?? null,
    actor_name: caller?.username ?? '',
    actor_via: caller?.token?.name ?? '',
    kind: object?.kind ?? null,
    object_id: object?.id ?? null,
    title: object?.title.slice(0, 200) ?? '',
    details: JSON.stringify(detailsOf(event, author)),
    address: request.address.slice(0, 100),
    user_agent: request.userAgent.slice(0, 300),
    merge_key: mergeKeyOf(event, author, at),
  };
}

/** Records an action in the transaction that does it, and notifies the people and webhooks concerned. */
export async function recordEvent(trx: Database, author: Author, event: TrailEvent): Promise<void> {
  const row = eventRow(author, event);
  await writeEvent(trx, row);
  await addSecurityNotices(trx, author.settings, row);
  await tellOfEvent(trx, author.settings, row);
}
