import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { decodePart } from '../../decodePart.ts';
import { readFailure } from '../../notices/failure.ts';
import { readChannels, waitingOf, type Channel, type MailSettings } from '../../notices/store.ts';
import { isOperators } from '../../notices/transports.ts';
import type { Settings } from '../../settings.ts';

async function waiting(db: Database, channel: Channel): Promise<Schemas['NoticeWaiting']> {
  const { count, lastError } = await waitingOf(db, channel);
  return { count, last: lastError === null ? null : readFailure(lastError) };
}

const nothing: MailSettings = { host: '', port: 465, security: 'tls', user: null, from: null, to: '' };

/** Returns the parts of the operator's mail server address, except the password. */
function operatorsMail({
  smtpUrl,
  noticeEmail,
  noticeFrom,
}: Settings): MailSettings & { hasPassword: boolean } {
  const url = new URL(smtpUrl ?? 'smtp://');
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (isTls ? 465 : 587),
    // Without `smtps:`, STARTTLS is used if the server offers it.
    security: isTls ? 'tls' : 'starttls',
    user: url.username === '' ? null : decodePart(url.username),
    from: noticeFrom,
    to: noticeEmail ?? '',
    hasPassword: url.password !== '',
  };
}

/** Returns the mail channel without its password. */
export async function presentMail(db: Database, settings: Settings): Promise<Schemas['MailChannel']> {
  if (isOperators(settings, 'mail')) {
    const { hasPassword, ...mail } = operatorsMail(settings);
    const rest = { has_password: hasPassword, waiting: await waiting(db, 'mail') };
    return { set_by: 'operator', is_on: true, ...mail, ...rest };
  }
  const { mail } = await readChannels(db);
  return {
    set_by: mail ? 'panel' : 'nobody',
    is_on: mail?.isOn ?? false,
    ...(mail?.settings ?? nothing),
    has_password: mail?.secret != null,
    waiting: await waiting(db, 'mail'),
  };
}

/** Returns the Telegram channel without its token. */
export async function presentTelegram(db: Database, settings: Settings): Promise<Schemas['TelegramChannel']> {
  if (isOperators(settings, 'telegram')) {
    const chat = settings.telegramChat ?? '';
    return { set_by: 'operator', is_on: true, has_token: true, chat, waiting: await waiting(db, 'telegram') };
  }
  const { telegram } = await readChannels(db);
  return {
    set_by: telegram ? 'panel' : 'nobody',
    is_on: telegram?.isOn ?? false,
    has_token: telegram?.secret != null,
    chat: telegram?.settings.chat ?? '',
    waiting: await waiting(db, 'telegram'),
  };
}
