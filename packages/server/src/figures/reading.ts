import type { IncomingMessage } from 'node:http';
import { isLoopback, normalizeHost, type Face, type FaceHosts, type Language } from '@janus-site/core';
import { isbot } from 'isbot';

/** What is counted of a request; address and user agent are dropped after that. */
export interface Reading {
  readonly page: { readonly face: Face; readonly language: Language; readonly path: string };
  /** The site the reader came from; null for none or this one. */
  readonly referrer: string | null;
  readonly address: string;
  readonly userAgent: string;
}

/** The header that counts a page opened within the site: the browser draws it without requesting the page. */
export const shownHeader = 'x-page-shown';

const remembered = 2000;
const longest = 500;

/** Whether the user agent is a bot; the list behind it is long, so results are cached. */
function createIsBot(): (userAgent: string) => boolean {
  const cache = new Map<string, boolean>();
  return (userAgent) => {
    if (userAgent === '' || userAgent.length > longest) return true;
    const found = cache.get(userAgent);
    if (found !== undefined) return found;
    if (cache.size >= remembered) cache.clear();
    const isBot = isbot(userAgent);
    cache.set(userAgent, isBot);
    return isBot;
  };
}

/** Do Not Track and Global Privacy Control, which differ only in name. */
function isUnwilling({ headers }: IncomingMessage): boolean {
  return headers['dnt'] === '1' || headers['sec-gpc'] === '1';
}

const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

function isAhead({ headers }: IncomingMessage): boolean {
  return purposes.some(
    (name) => headers[name] !== undefined && /prefetch|prerender|preview/i.test(String(headers[name])),
  );
}

/** Browsers state the destination of a request on secure pages; programs posing as browsers seldom do. */
function isShown({ method, headers }: IncomingMessage, isSecure: boolean): boolean {
  const wanted = method === 'GET' ? 'document' : 'empty';
  if (method !== 'GET' && !(method === 'HEAD' && headers[shownHeader] === '1')) return false;
  const destination = headers['sec-fetch-dest'];
  return destination === undefined ? !isSecure : destination === wanted;
}

/** Parsed by a regular expression: `URL` costs more than everything else. */
const referrerForm = /^https?:\/\/(?:www\.)?([a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?)\.?(?::\d+)?(?:[/?#]|$)/i;

function hostOf(referrer: string | undefined): string | null {
  return referrer === undefined ? null : (referrerForm.exec(referrer)?.[1]?.toLowerCase() ?? null);
}

export interface ReadingOptions {
  hosts: FaceHosts;
  isSecure: boolean;
}

/** Returns what is counted of a request for an existing page; null where nothing is. */
export function createReadingOf({ hosts, isSecure }: ReadingOptions) {
  const isBot = createIsBot();
  const own = new Set(
    [...hosts.portfolio, ...hosts.blog].map((host) => normalizeHost(host).replace(/^www\./, '')),
  );
  return (page: Reading['page'], request: IncomingMessage, address: string): Reading | null => {
    const { headers } = request;
    const userAgent = headers['user-agent'] ?? '';
    if (!isShown(request, isSecure) || isUnwilling(request) || isAhead(request) || isBot(userAgent))
      return null;
    const host = hostOf(headers.referer);
    const isOwn = host === null || own.has(host) || isLoopback(host);
    return { page, referrer: isOwn ? null : host, address, userAgent };
  };
}
