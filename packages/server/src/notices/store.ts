import type { Database } from '../db/schema.ts';
import type { NoticeChannelTable, OutboxTable } from '../db/schema/upkeep.ts';

export type Channel = OutboxTable['channel'];

/** Settings for outgoing mail, except the password. */
export interface MailSettings {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  user: string | null;
  /** The sender; null means the receiver. */
  from: string | null;
  to: string;
}

export interface TelegramSettings {
  chat: string;
}

interface Kept<Settings> {
  isOn: boolean;
  settings: Settings;
  /** The password, or the token of the bot. */
  secret: string | null;
}

/** The channels saved in the panel; null if none was. */
export interface KeptChannels {
  mail: Kept<MailSettings> | null;
  telegram: Kept<TelegramSettings> | null;
}

function keptOf<Settings>(row: NoticeChannelTable | undefined): Kept<Settings> | null {
  if (!row) return null;
  return { isOn: row.is_on === 1, settings: JSON.parse(row.settings) as Settings, secret: row.secret };
}

export async function readChannels(db: Database): Promise<KeptChannels> {
  const rows = await db.selectFrom('notice_channels').selectAll().execute();
  const rowOf = (name: Channel) => rows.find(({ channel }) => channel === name);
  return { mail: keptOf<MailSettings>(rowOf('mail')), telegram: keptOf<TelegramSettings>(rowOf('telegram')) };
}

/** Saves a channel; its waiting notices become due now, or are deleted if it is turned off. */
export async function saveChannel<Name extends Channel>(
  trx: Database,
  channel: Name,
  { isOn, settings, secret }: NonNullable<KeptChannels[Name]>,
  now: number,
): Promise<void> {
  const change = {
    is_on: isOn ? 1 : 0,
    settings: JSON.stringify(settings),
    secret,
    updated_at: now,
  } as const;
  await trx
    .insertInto('notice_channels')
    .values({ channel, ...change })
    .onConflict((conflict) => conflict.column('channel').doUpdateSet(change))
    .execute();
  if (isOn) await trx.updateTable('outbox').set({ next_at: now }).where('channel', '=', channel).execute();
  else await trx.deleteFrom('outbox').where('channel', '=', channel).execute();
}

export interface Waiting {
  count: number;
  lastError: string | null;
}

/** Counts the notices that have failed and will be retried. */
export async function waitingOf(db: Database, channel: Channel): Promise<Waiting> {
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('channel', '=', channel)
    .where('last_error', 'is not', null)
    .executeTakeFirstOrThrow();
  const last = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('channel', '=', channel)
    .where('last_error', 'is not', null)
    .orderBy('next_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { count: Number(rows.count), lastError: last?.last_error ?? null };
}
