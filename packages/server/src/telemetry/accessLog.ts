import type { Logger } from 'pino';

/** What the log, the metrics and the traces record of a response. */
export interface AccessLogEntry {
  kind: 'service' | 'page' | 'file';
  /** The source of the request: somebody outside, or the site itself for the data of a page. */
  source: 'visitor' | 'site';
  method: string;
  host: string;
  /** Without the query, which may contain search words, and without the tokens of links. */
  path: string;
  status: number;
  /** Milliseconds from the head of the request to the end of the response. */
  ms: number;
  /** Served from memory, before any framework. */
  kept?: true;
}

/** Files of the build and the site's own reads would drown the visitors' requests. */
function isQuiet({ kind, source, status, kept }: AccessLogEntry): boolean {
  return status < 500 && (source === 'site' || (kind === 'file' && kept === true));
}

export type LogAccess = (entry: AccessLogEntry, more?: object) => void;

/**
 * Writes a line for each response; `more` contains further facts about the request. Redaction is off: nothing here
 * contains a secret, and it costs 20 microseconds, as much as a page from memory.
 */
export function createAccessLog(logger: Logger): LogAccess {
  const log = logger.child({}, { redact: [] });
  return (entry, more) => {
    const line = more ? { ...more, ...entry } : entry;
    if (isQuiet(entry)) log.debug(line, 'answered');
    else log.info(line, 'answered');
  };
}
