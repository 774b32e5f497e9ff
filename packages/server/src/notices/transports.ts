import type { Database } from '../db/schema.ts';
import type { Settings } from '../settings.ts';
import { readChannels, type Channel, type KeptChannels, type MailSettings } from './store.ts';

/** A mail server in the operator's settings or in the panel. */
type MailServer =
  | { url: string }
  | (Pick<MailSettings, 'host' | 'port' | 'security' | 'user'> & { password: string | null });

export interface MailTransport {
  channel: 'mail';
  server: MailServer;
  from: string;
  to: string;
}

export interface TelegramTransport {
  channel: 'telegram';
  token: string;
  chat: string;
}

/** One channel with everything needed to send through it. */
export type Transport = MailTransport | TelegramTransport;

export interface Transports {
  mail: MailTransport | null;
  telegram: TelegramTransport | null;
}

/** Whether the server's settings set the channel up: they then override the panel. */
export function isOperators(settings: Settings, channel: Channel): boolean {
  return channel === 'mail'
    ? settings.smtpUrl !== null && settings.noticeEmail !== null
    : settings.telegramToken !== null && settings.telegramChat !== null;
}

function operatorsTransports({
  smtpUrl,
  noticeEmail,
  noticeFrom,
  telegramToken,
  telegramChat,
}: Settings): Transports {
  return {
    mail:
      smtpUrl !== null && noticeEmail !== null
        ? { channel: 'mail', server: { url: smtpUrl }, from: noticeFrom ?? noticeEmail, to: noticeEmail }
        : null,
    telegram:
      telegramToken !== null && telegramChat !== null
        ? { channel: 'telegram', token: telegramToken, chat: telegramChat }
        : null,
  };
}

function mailTransport({ settings, secret }: NonNullable<KeptChannels['mail']>): MailTransport {
  const { from, to, ...server } = settings;
  return { channel: 'mail', server: { ...server, password: secret }, from: from ?? to, to };
}

/** Returns the channels that are set up; `isWanted` selects among those of the panel. */
async function allTransports(
  db: Database,
  settings: Settings,
  isWanted: (kept: { isOn: boolean }) => boolean,
): Promise<Transports> {
  const operators = operatorsTransports(settings);
  if (operators.mail && operators.telegram) return operators;
  const { mail, telegram } = await readChannels(db);
  return {
    mail: operators.mail ?? (mail && isWanted(mail) ? mailTransport(mail) : null),
    telegram:
      operators.telegram ??
      (telegram?.secret != null && isWanted(telegram)
        ? { channel: 'telegram', token: telegram.secret, chat: telegram.settings.chat }
        : null),
  };
}

/** Returns the current channels; none by default. Read each time, so that every process sees a change immediately. */
export function readTransports(db: Database, settings: Settings): Promise<Transports> {
  return allTransports(db, settings, ({ isOn }) => isOn);
}

/** Returns one channel even if it is turned off; null if it was never set up. */
export async function transportToTry(
  db: Database,
  settings: Settings,
  channel: Channel,
): Promise<Transport | null> {
  return (await allTransports(db, settings, () => true))[channel];
}
