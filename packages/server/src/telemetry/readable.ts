import type { DestinationStream } from 'pino';
import type { AccessLogEntry } from './accessLog.ts';

/** A line of the log in JSON. */
interface Line extends Partial<AccessLogEntry> {
  level: number;
  /** Milliseconds. */
  time: number;
  msg?: string;
  err?: { stack?: string };
  [field: string]: unknown;
}

const levels: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Fields that the sentence of a response contains already, and the request number, which only machines need. */
const said = new Set(['level', 'time', 'msg', 'err', 'reqId', 'kind', 'source', 'method', 'host', 'path', 'status', 'ms', 'kept']); // prettier-ignore

/** Control characters except tab and line feed: a stranger's address must not control the terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what it must match
const steering = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

const escaped = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

function sentence({ method, host, path, status, ms, kept, source, msg = '' }: Line): string {
  if (status === undefined) return msg;
  const from = kept ? ', from memory' : source === 'site' ? ', for a page' : '';
  return `${method} ${host}${path} ${status} in ${ms} ms${from}`;
}

function write(text: string): string {
  const line = JSON.parse(text) as Line;
  const more = Object.entries(line).filter(([name]) => !said.has(name));
  const parts = [
    new Date(line.time).toTimeString().slice(0, 8),
    (levels[line.level] ?? '').padEnd(5),
    sentence(line),
    ...(more.length > 0 ? [JSON.stringify(Object.fromEntries(more))] : []),
  ];
  const stack = line.err?.stack === undefined ? '' : `\n${line.err.stack}`;
  return `${parts.join(' ')}${stack}`.replaceAll(steering, escaped);
}

/** Formats lines for people: the time of day, the level, a sentence, other fields; the stack of an error below. */
export function readable(destination: DestinationStream): DestinationStream {
  return { write: (text) => destination.write(`${write(text)}\n`) };
}
