import type { Logger } from 'pino';

/** What the log, the metrics and the traces record of a response. */
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

export type LogAnswered = (answered: Answered, more?: object) => void;

/**
 * Writes a line for each answer; `more` is what else is known of the request. No secrets are looked for: nothing here
 * holds any, and the look costs 20 microseconds, as much as a page from memory.
 */
export function createAnsweredLog(logger: Logger): LogAnswered {
  const log = logger.child({}, { redact: [] });
  return (answered, more) => {
    const line = more ? { ...more, ...answered } : answered;
    if (isQuiet(answered)) log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
}
