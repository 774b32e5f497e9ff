import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'pino';

/**
 * A stored value that cannot be shown: an older version wrote it, or someone bypassed the services. It is left out of
 * the response and reported here. Pages and feeds report the values they leave out on the same channel.
 */
export interface BadValue {
  /** For example `posts.cover`. */
  place: string;
  value: unknown;
}

const name = 'janus:bad-value';
const badValues = channel(name);
const mostRemembered = 1000;

export function noteBadValue(place: string, value: unknown): void {
  if (badValues.hasSubscribers) badValues.publish({ place, value } satisfies BadValue);
}

/** Logs each bad value once, until the returned function is called. */
export function logBadValues(logger: Pick<Logger, 'warn'>): () => void {
  const logged = new Set<string>();
  const listen = (message: unknown): void => {
    const { place, value } = message as BadValue;
    const text = String(value).slice(0, 200);
    const key = `${place} ${text}`;
    if (logged.has(key) || logged.size >= mostRemembered) return;
    logged.add(key);
    logger.warn({ place, value: text }, 'left out: a stored value that cannot be shown');
  };
  badValues.subscribe(listen);
  return () => {
    badValues.unsubscribe(listen);
  };
}
