import type { Schemas } from '../../contract/types.ts';
import { problem, type FieldProblem } from '../../errors.ts';
import type { KeptChannels, MailSettings } from '../../notices/store.ts';
import { isPrivateName } from '../../outside/isPublicAddress.ts';
import type { Settings } from '../../settings.ts';

interface Changed<Kept> {
  kept: NonNullable<Kept>;
  /** The changed settings, for the trail. */
  changed: string[];
}

const privateHost = {
  path: 'host',
  code: 'private_address',
  message: {
    ru: 'Этот сервер в закрытой сети. Укажите общедоступный или разрешите такие в настройках сервера (JANUS_WEBHOOKS_PRIVATE).',
    en: 'This server is in a private network. Enter a public one, or allow such servers in the server settings (JANUS_WEBHOOKS_PRIVATE).',
  },
} as const;

const notEncrypted = {
  path: 'security',
  code: 'not_encrypted',
  message: {
    ru: 'Без шифрования пароль и письма прочёл бы кто угодно по пути. Так можно только в своей сети, если её разрешает JANUS_WEBHOOKS_PRIVATE.',
    en: 'Without encryption, others on the network could read the password and the emails. Use this only in your own network, where JANUS_WEBHOOKS_PRIVATE allows it.',
  },
} as const;

const passwordNeeded = {
  path: 'password',
  code: 'secret_needed',
  message: {
    ru: 'Сервер или шифрование теперь другие: введите пароль ещё раз.',
    en: 'The server or the encryption has changed: enter the password again.',
  },
} as const;

const tokenNeeded = {
  path: 'token',
  code: 'secret_needed',
  message: { ru: 'Вставьте токен бота.', en: 'Paste the bot token.' },
} as const;

function refuse(faults: readonly (FieldProblem | false)[]): void {
  const fields = faults.filter((fault) => fault !== false);
  if (fields.length > 0) throw problem('invalid_fields', { fields });
}

/** Settings of the server; for the sender and receiver the trail names only the channel. */
const ofServer = new Set(['host', 'port', 'security', 'user']);

type State = { isOn: boolean; settings: object; secret: string | null };

/** Returns what differs, for the trail. */
function differing(before: State | null, after: State): string[] {
  const was = new Map<string, unknown>(Object.entries(before?.settings ?? {}));
  const isServer = Object.entries(after.settings).some(
    ([name, value]) => ofServer.has(name) && was.get(name) !== value,
  );
  return [
    ...((before?.isOn ?? false) === after.isOn ? [] : [after.isOn ? 'active' : 'paused']),
    ...(isServer ? ['SMTP'] : []),
    ...((before?.secret ?? null) === after.secret ? [] : ['secret']),
  ];
}

/** Another server needs the password again: otherwise somebody at the panel could have it sent to their server. */
function leadsElsewhere(before: MailSettings, after: MailSettings): boolean {
  const places = ['host', 'port', 'security'] as const;
  return places.some((name) => before[name] !== after[name]);
}

/** Returns the changed mail channel; refuses a forbidden server. */
export function changedMail(
  before: KeptChannels['mail'],
  { is_on, password, host, ...rest }: Schemas['MailChannelSave'],
  { webhooksPrivate }: Settings,
): Changed<KeptChannels['mail']> {
  const settings: MailSettings = { host: host.toLowerCase(), ...rest };
  refuse([
    !webhooksPrivate && isPrivateName(settings.host) && privateHost,
    !webhooksPrivate && settings.security === 'none' && notEncrypted,
    password === undefined &&
      before?.secret != null &&
      leadsElsewhere(before.settings, settings) &&
      passwordNeeded,
  ]);
  const secret = password === undefined ? (before?.secret ?? null) : password;
  const kept = { isOn: is_on, settings, secret };
  return { kept, changed: differing(before, kept) };
}

/** Returns the changed Telegram channel; it cannot be on without a token. */
export function changedTelegram(
  before: KeptChannels['telegram'],
  { is_on, token, chat }: Schemas['TelegramChannelSave'],
): Changed<KeptChannels['telegram']> {
  const secret = token === undefined ? (before?.secret ?? null) : token;
  refuse([is_on && secret === null && tokenNeeded]);
  const kept = { isOn: is_on, settings: { chat }, secret };
  return { kept, changed: differing(before, kept) };
}
