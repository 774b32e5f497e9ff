import type { Schemas } from '../contract/types.ts';
import { decodePart } from '../decodePart.ts';
import type { Transport } from './transports.ts';

export type Outcome = Schemas['NoticeTest']['outcome'];

/** A notice that could not be sent, and why. */
export class NoticeFailure extends Error {
  override name = 'NoticeFailure';
  readonly outcome: Exclude<Outcome, 'delivered'>;
  /** In the words of the receiver; empty if there were none. */
  readonly detail: string;

  constructor(outcome: Exclude<Outcome, 'delivered'>, detail = '') {
    super(detail === '' ? outcome : `${outcome}: ${detail}`);
    this.outcome = outcome;
    this.detail = detail;
  }
}

const outcomes: Readonly<Record<Outcome, true>> = {
  delivered: true,
  login_refused: true,
  refused: true,
  host_not_found: true,
  not_allowed: true,
  no_connection: true,
  no_encryption: true,
  time_out: true,
  failed: true,
};

const isOutcome = (text: string): text is Outcome => Object.hasOwn(outcomes, text);

/** Parses a failure message as stored in the outbox; earlier versions stored plain text. */
export function readFailure(message: string): { outcome: Outcome; detail: string } {
  const [name = '', ...rest] = message.split(': ');
  return isOutcome(name)
    ? { outcome: name, detail: rest.join(': ') }
    : { outcome: 'failed', detail: message };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Secrets that must not appear in a response, log or note, in all the forms in which they are sent. */
function secretsOf(transport: Transport): string[] {
  if (transport.channel === 'telegram') return [transport.token];
  const { server } = transport;
  const isUrl = 'url' in server;
  const url = isUrl && URL.canParse(server.url) ? new URL(server.url) : null;
  const passwords = isUrl ? [url?.password ?? '', decodePart(url?.password ?? '')] : [server.password ?? ''];
  const user = isUrl ? decodePart(url?.username ?? '') : (server.user ?? '');
  const forms = passwords
    .filter((password) => password !== '')
    .flatMap((password) => [base64(`\0${user}\0${password}`), base64(password), password]);
  return isUrl ? [server.url, ...forms] : forms;
}

/** Returns the receiver's message as one line, without secrets. */
export function withoutSecrets(text: string, transport: Transport): string {
  const rest = secretsOf(transport).reduce((left, secret) => left.replaceAll(secret, '***'), text);
  return rest
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
