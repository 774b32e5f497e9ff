import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './isPublicAddress.ts';

/** Nobody is asked: the address is none of the web, or leads where this server may not ask. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface OutsideOptions {
  /** Every address of a name. */
  resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** Which addresses may be connected to; those of the whole internet by default. */
  isAllowed?: (address: string) => boolean;
}

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
export function createAskOutside({
  resolve = (name) => lookup(name, { all: true, verbatim: true }),
  isAllowed = isPublicAddress,
}: OutsideOptions = {}): AskOutside {
  async function addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const name = machineOf(url);
    const family = isIP(name);
    const found = family === 0 ? await resolve(name) : [{ address: name, family }];
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
      throw new Unreachable('The address is not allowed.');
    return found;
  }

  return async (url, asking) => {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || url.username !== '' || url.password !== '')
      throw new Unreachable('The address is not allowed.');
    return send(url, await untilAborted(addressesOf(url), asking.signal), asking);
  };
}

function send(
  url: URL,
  addresses: readonly LookupAddress[],
  { method = 'GET', headers, body, signal }: Asking,
): Promise<IncomingMessage> {
  // The name is not looked up again: another answer could be another address.
  const known: LookupFunction = (_name, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const options: RequestOptions = { method, lookup: known, signal, agent: false, headers };
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, done);
    request.on('error', fail);
    request.end(body);
  });
}

/** A name server that is silent must not hold the call. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      const end = () => fail(new Unreachable('There was no answer in time.'));
      if (signal.aborted) end();
      signal.addEventListener('abort', end, { once: true });
    }),
  ]);
}
