import type { Schemas } from '../contract/types.ts';
import type { Way } from './ways.ts';

export type Outcome = Schemas['NoticeTest']['outcome'];

/** A notice that did not go out, and why. */
export class NoticeFailure extends Error {
  override name = 'NoticeFailure';
  readonly outcome: Exclude<Outcome, 'delivered'>;
  /** In the words of the receiver; empty where it said nothing. */
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

/** Reads the message of a failure, as the outbox keeps it; earlier versions have kept plain words. */
export function readFailure(message: string): { outcome: Outcome; detail: string } {
  const [name = '', ...rest] = message.split(': ');
  return isOutcome(name)
    ? { outcome: name, detail: rest.join(': ') }
    : { outcome: 'failed', detail: message };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** What must stand in no answer, log and note, in the forms in which it travels. */
function secretsOf(way: Way): string[] {
  if (way.channel === 'telegram') return [way.token];
  const { server } = way;
  const isUrl = 'url' in server;
  const url = isUrl && URL.canParse(server.url) ? new URL(server.url) : null;
  const passwords = isUrl ? [url?.password ?? '', decoded(url?.password ?? '')] : [server.password ?? ''];
  const user = isUrl ? decoded(url?.username ?? '') : (server.user ?? '');
  const forms = passwords
    .filter((password) => password !== '')
    .flatMap((password) => [base64(`\0${user}\0${password}`), base64(password), password]);
  return isUrl ? [server.url, ...forms] : forms;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a receiver said, in one line and without what it was told in confidence. */
export function withoutSecrets(text: string, way: Way): string {
  const rest = secretsOf(way).reduce((left, secret) => left.replaceAll(secret, '***'), text);
  return rest
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}
