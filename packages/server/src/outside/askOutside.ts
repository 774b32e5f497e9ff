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

/** Returns the name or the address of a machine that a URL names; an address of IPv6 without its brackets. */
export const machineOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Asks another machine once; the answer's body is the caller's to read or to destroy. */
export type AskOutside = (url: URL, asking: Asking) => Promise<IncomingMessage>;

/**
 * Asks other machines for what somebody named. The addresses that a name has are read once, refused if any of them is
 * not allowed, and connected to as they were checked. Redirects are not followed: each is another question.
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
