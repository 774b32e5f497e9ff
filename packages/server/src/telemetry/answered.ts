import type { BaseLogger } from 'pino';

/** What the log, the metrics and the traces are told of an answer. */
export interface Answered {
  kind: 'service' | 'page' | 'file';
  /** Who asked: somebody outside, or the site itself for what stands in a page. */
  source: 'visitor' | 'site';
  method: string;
  host: string;
  /** Without the query: it may hold what somebody searched for. */
  path: string;
  status: number;
  /** Milliseconds from the head of the request to the end of the answer. */
  ms: number;
  /** It came from memory, before any framework. */
  kept?: true;
}

/** Files of the build and the site's own reads would drown what visitors ask for. */
function isQuiet({ kind, source, status, kept }: Answered): boolean {
  return status < 500 && (source === 'site' || (kind === 'file' && kept === true));
}

/** One line; `more` is what else is known of the request. */
export function logAnswered(
  log: Pick<BaseLogger, 'info' | 'debug'>,
  answered: Answered,
  more: object = {},
): void {
  log[isQuiet(answered) ? 'debug' : 'info']({ ...answered, ...more }, 'answered');
}
