import type { IncomingMessage } from 'node:http';
import { isLocalName, normalizeHost, type FaceHosts } from '@janus-site/core';
import { hasPublicName, isLoopbackAddress, namesOf } from './localNames.ts';

const hostForm = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;
const hasScheme = /^[a-z][a-z\d+.-]*:/i;
/** Headers added by proxies: a request with one of them came from another machine. */
const forwarded = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') && forwarded.every((name) => headers[name] === undefined)
  );
}

/** The authority of an absolute target replaces the Host line (RFC 9112, 3.2.2). */
function readAbsoluteForm(request: IncomingMessage): boolean {
  const { url = '/' } = request;
  if (url.startsWith('/') || !hasScheme.test(url)) return true;
  const [, authority = '', rest = ''] = absoluteForm.exec(url) ?? [];
  if (authority === '') return false;
  request.headers.host = authority;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}

/**
 * Determines the host of a request before anything depends on it; returns true if it is unambiguous, as RFC 9112 (3.2)
 * requires. Where the site has a public name, a local name requested from another machine is replaced by it: pages made
 * for the local name would contain it as their address.
 */
export function createSettleTarget(hosts: FaceHosts): (request: IncomingMessage) => boolean {
  const names = namesOf(hosts);
  const isPublic = hasPublicName(names);
  const canonical = hosts.portfolio[0];

  return (request) => {
    const count = countHosts(request);
    if (count > 1 || (count === 0 && request.httpVersion === '1.1')) return false;
    if (!readAbsoluteForm(request)) return false;
    const { host } = request.headers;
    if (host === undefined || host === '') return true;
    if (!hostForm.test(host)) return false;
    if (isPublic && isLocalName(normalizeHost(host)) && !isFromHere(request))
      request.headers.host = canonical;
    return true;
  };
}

/** The host according to a trusted proxy, if it is one of ours; otherwise the request's own. */
export function createRequestHost(
  hosts: FaceHosts,
): (request: { host: string; headers: { host?: string | undefined } }) => string | undefined {
  const names = namesOf(hosts);
  return ({ host, headers }) => (names.has(normalizeHost(host)) ? host : headers.host);
}
