import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { untilAborted } from '../untilAborted.ts';
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

/** Every address of a machine's name, read once; refused if any of them is not allowed. */
export async function checkedAddresses(
  name: string,
  signal: AbortSignal,
  {
    resolve = (asked) => lookup(asked, { all: true, verbatim: true }),
    isAllowed = isPublicAddress,
  }: OutsideOptions,
): Promise<readonly LookupAddress[]> {
  const family = isIP(name);
  // a name server that is silent must not hold the call
  const found =
    family === 0
      ? await untilAborted(resolve(name), signal, () => new Unreachable('There was no answer in time.'))
      : [{ address: name, family }];
  if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
    throw new Unreachable('The address is not allowed.');
  return found;
}

/** The name is not looked up again: another answer could be another address. */
export function lookupOf(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}
