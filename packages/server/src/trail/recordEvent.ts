import { randomUUID } from 'node:crypto';
import type { Caller, RequestFacts } from '../contract/handler.ts';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import type { EventTable } from '../db/schema/accounts.ts';
import { addSecurityNotices } from './securityNotice.ts';
import type { Settings } from '../settings.ts';
import { tellOfEvent } from '../webhooks/tell.ts';
import type { Action } from './actions.ts';

/** Who does something and from where: a call is one. */
export interface Author {
  caller: Pick<Caller, 'id' | 'username' | 'token'> | null;
  request: Pick<RequestFacts, 'address' | 'userAgent'>;
  /** Where notices of it go. */
  settings: Settings;
  /** Milliseconds. */
  now(): number;
  /** Who sits at the server itself, only that machine knows. */
  isCommandLine?: boolean;
}

export interface Happening {
  action: Action;
  object?: Schemas['EventObject'];
  details?: readonly string[];
}

const mergeTime = 10 * 60 * 1000;

/** An editor saves by itself: ten minutes of one person at one thing are one event, as they are one entry of a history. */
function mergeKeyOf({ action, object }: Happening, { caller }: Author, at: number): string | null {
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

/** Writes a row, or counts one more in that of its key. */
export async function writeEvent(trx: Database, row: EventTable): Promise<void> {
  // a change and its event are there together or not at all
  if (!trx.isTransaction) throw new Error(`The event ${row.action} is written outside of a transaction.`);
  await trx
    .insertInto('events')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('merge_key').doUpdateSet((eb) => ({
        at: eb.ref('excluded.at'),
        title: eb.ref('excluded.title'),
        details: eb.ref('excluded.details'),
        times: eb('events.times', '+', 1),
      })),
    )
    .execute();
}

const detailsOf = ({ details = [] }: Happening, { isCommandLine = false }: Author): string[] => [
  ...details,
  ...(isCommandLine ? ['command_line'] : []),
];

export function eventRow(author: Author, happening: Happening): EventTable {
  const { action, object } = happening;
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
    details: JSON.stringify(detailsOf(happening, author)),
    address: request.address.slice(0, 100),
    user_agent: request.userAgent.slice(0, 300),
    merge_key: mergeKeyOf(happening, author, at),
  };
}

/** Says what was done, in the transaction that does it, and tells those whose safety it touches. */
export async function recordEvent(trx: Database, author: Author, happening: Happening): Promise<void> {
  const row = eventRow(author, happening);
  await writeEvent(trx, row);
  await addSecurityNotices(trx, author.settings, row);
  await tellOfEvent(trx, author.settings, row);
}
