import { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';
import pretty from 'pino-pretty';
import type { Answered } from './answered.ts';

/** What the sentence of an answer says already, and the number of the request, which only machines look for. */
const said = ['reqId', 'kind', 'source', 'method', 'host', 'path', 'status', 'ms', 'kept'] as const;

/** Control characters but the tab and the line's end: a stranger's address must not steer the terminal. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const steering = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g;

const escaped = (character: string) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

function sentence(line: Partial<Answered> & { msg?: unknown }): string {
  const { method, host, path, status, ms, kept, source } = line;
  if (status === undefined) return typeof line.msg === 'string' ? line.msg : '';
  const from = kept ? ', from memory' : source === 'site' ? ', for a page' : '';
  return `${method} ${host}${path} ${status} in ${ms} ms${from}`;
}

/** Lines for people: the time of day, the level, a sentence. */
export function readable(destination: DestinationStream): DestinationStream {
  const out = new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      destination.write(text.replaceAll(steering, escaped));
      done();
    },
  });
  return pretty({
    colorize: false,
    singleLine: true,
    sync: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: said.join(','),
    messageFormat: sentence,
    destination: out,
  });
}
