import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { untilAborted } from '../untilAborted.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** No request is sent: the address is not on the web, or leads where this server may not connect. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

export interface OutsideOptions {
  /** Resolves a name to all of its addresses. */
  resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** Which addresses may be connected to; those of the public internet by default. */
  isAllowed?: (address: string) => boolean;
}

/** All addresses of a host name, resolved once; refused if any of them is not allowed. */
export async function checkedAddresses(
  name: string,
  signal: AbortSignal,
  {
    resolve = (asked) => lookup(asked, { all: true, verbatim: true }),
    isAllowed = isPublicAddress,
  }: OutsideOptions,
): Promise<readonly LookupAddress[]> {
  const family = isIP(name);
  // a silent name server must not block the call
  const found =
    family === 0
      ? await untilAborted(resolve(name), signal, () => new Unreachable('There was no answer in time.'))
      : [{ address: name, family }];
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
    throw new Unreachable('The address is not allowed.');
  return found;
}

/** The name is not resolved again: another lookup could return another address. */
export function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}
