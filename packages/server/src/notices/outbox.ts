import { randomUUID } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import type { MessageTable } from '../db/schema/portfolio.ts';
import type { OutboxTable } from '../db/schema/upkeep.ts';
import type { Settings } from '../settings.ts';
import type { Channel } from './store.ts';
import { readTransports, type Transport, type Transports } from './transports.ts';

/** Returns the channels that are set up and on; none by default. */
function channelsOf(transports: Transports): Channel[] {
  return Object.values(transports).flatMap((transport: Transport | null) =>
    transport ? [transport.channel] : [],
  );
}

/** A visitor's message; its words are sent as plain text. */
export type MessageNotice = Pick<
  MessageTable,
  'name' | 'message' | 'email' | 'telegram' | 'language' | 'face'
>;

/** A text by the site itself. */
export interface Letter {
  title: string;
  text: string;
}

/** A letter to the owner or to the email of an account. */
export interface LetterNotice extends Letter {
  to: string | null;
  /** Whether replies are to reach the owner: mail to the sender address may not be read by anybody. */
  isReply?: boolean;
  /** The ids of the letters before it in the conversation. */
  references?: readonly string[];
}

/** The content of a notice, and an id that is the same on every attempt: mail programs then show it once. */
export type Notice = (MessageNotice | LetterNotice) & { id?: string };

function outboxRow(
  channel: Channel,
  notice: Notice,
  now: number,
  message_id: string | null = null,
): OutboxTable {
  const payload = JSON.stringify(notice);
  return {
    id: randomUUID(),
    channel,
    payload,
    created_at: now,
    attempts: 0,
    next_at: now,
    last_error: null,
    message_id,
  };
}

async function put(trx: Database, rows: readonly OutboxTable[]): Promise<void> {
  if (rows.length > 0) await trx.insertInto('outbox').values(rows).execute();
}

export async function addNotices(
  trx: Database,
  settings: Settings,
  message: MessageTable,
  now: number,
): Promise<void> {
  const { name, message: text, email, telegram, language, face } = message;
  const notice = { name, message: text, email, telegram, language, face };
  const channels = channelsOf(await readTransports(trx, settings));
  await put(
    trx,
    channels.map((channel) => outboxRow(channel, notice, now, message.id)),
  );
}

export interface Addressed {
  letter: Letter;
  isForOwner: boolean;
  /** Email of the account concerned. */
  email: string | null;
  now: number;
}

/** Queues a letter to the owner on all channels, and to an account by email; only once if that is the same address. */
export async function addLetters(
  trx: Database,
  settings: Settings,
  { letter, isForOwner, email, now }: Addressed,
): Promise<void> {
  const transports = await readTransports(trx, settings);
  const rows = isForOwner
    ? channelsOf(transports).map((channel) => outboxRow(channel, { ...letter, to: null }, now))
    : [];
  const isIncluded =
    rows.some(({ channel }) => channel === 'mail') && isSame(email, transports.mail?.to ?? null);
  if (email !== null && transports.mail && !isIncluded)
    rows.push(outboxRow('mail', { ...letter, to: email }, now));
  await put(trx, rows);
}

const isSame = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

/** Milliseconds after which a notice that cannot be sent is given up: mail servers do so after five days. */
const lifetime = 5 * 24 * 60 * 60 * 1000;

export const isHopeless = ({ created_at }: OutboxTable, now: number): boolean => now - created_at > lifetime;

/** Milliseconds that one notice may take to send. */
export const patience = 60_000;

/** Returns the delay: two minutes, four, up to six hours. The first exceeds a notice's time: until then it is ours. */
export function delayAfter(attempts: number): number {
  return Math.min(2 * patience * 2 ** Math.max(0, attempts - 1), 6 * 60 * 60 * 1000);
}

/** Claims a due notice, postponing its next attempt so that no other process sends it. */
export async function claimNotice(db: Database, channel: Channel, now: number): Promise<OutboxTable | null> {
  for (;;) {
    const row = await db
      .selectFrom('outbox')
      .selectAll()
      .where('next_at', '<=', now)
      .where('channel', '=', channel)
      .orderBy('next_at')
      .limit(1)
      .executeTakeFirst();
    if (!row) return null;
    const attempts = row.attempts + 1;
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ attempts, next_at: now + delayAfter(attempts) })
      .where('id', '=', row.id)
      .where('next_at', '=', row.next_at)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { ...row, attempts };
  }
}

/** Whether any notice of the channel is due; most rounds find none. */
export async function hasNotices(db: Database, channel: Channel, now: number): Promise<boolean> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('next_at', '<=', now)
    .where('channel', '=', channel)
    .limit(1);
  return (await due.executeTakeFirst()) !== undefined;
}

export async function removeNotice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

export async function noteFailure(db: Database, id: string, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}
