import type { LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { checkedAddresses, lookupOf, Unreachable, type OutsideOptions } from './checkedAddresses.ts';

export interface Asking {
  method?: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal: AbortSignal;
}

/** Returns the host name or address in a URL; an IPv6 address without its brackets. */
export const machineOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Sends one request to another machine; the caller must read or destroy the response's body. */
export type AskOutside = (url: URL, asking: Asking) => Promise<IncomingMessage>;

/**
 * Sends requests to addresses supplied by users. A name is resolved once, refused if any of its addresses is not
 * allowed, and the connection uses the checked addresses. Redirects are not followed: each needs a separate request.
 */
export function createAskOutside(options: OutsideOptions = {}): AskOutside {
  return async (url, asking) => {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || url.username !== '' || url.password !== '')
      throw new Unreachable('The address is not allowed.');
    return send(url, await checkedAddresses(machineOf(url), asking.signal, options), asking);
  };
}

function send(
  url: URL,
  addresses: readonly LookupAddress[],
  { method = 'GET', headers, body, signal }: Asking,
): Promise<IncomingMessage> {
  const options: RequestOptions = { method, lookup: lookupOf(addresses), signal, agent: false, headers };
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, done);
    request.on('error', fail);
    request.end(body);
  });
}
