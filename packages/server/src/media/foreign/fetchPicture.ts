import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { readWhole } from '../../contract/readWhole.ts';
import { problem, ProblemError } from '../../errors.ts';
import { largestUpload } from '../picture.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** The bytes at an address of another site; throws `picture_unreachable` or `too_large`. */
export type FetchPicture = (address: string) => Promise<Buffer>;

export interface FetchPictureOptions {
  /** Every address of a name. */
  resolve?: (name: string) => Promise<readonly LookupAddress[]>;
  /** Which addresses may be connected to; those of the whole internet by default. */
  isAllowed?: (address: string) => boolean;
  /** Milliseconds for all of it, redirects included; ten seconds by default. */
  timeLimit?: number;
}

const mostRedirects = 3;

/** Why nothing came is not said: whoever asks would learn what stands in the server's own network. */
class Unreachable extends Error {}

/**
 * Reads a picture of another site as nobody in particular: no cookie, no credentials, no referrer. The addresses that a
 * name has are read once, refused if any of them is not public, and connected to as they were checked; so is each redirect.
 */
export function createFetchPicture({
  resolve = (name) => lookup(name, { all: true, verbatim: true }),
  isAllowed = isPublicAddress,
  timeLimit = 10_000,
}: FetchPictureOptions = {}): FetchPicture {
  async function addressesOf({ hostname }: URL): Promise<readonly LookupAddress[]> {
    const name = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(name);
    const found = family === 0 ? await resolve(name) : [{ address: name, family }];
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) throw new Unreachable();
    return found;
  }

  async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<Buffer> {
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    if (!isWeb || url.username !== '' || url.password !== '') throw new Unreachable();
    const addresses = await untilAborted(addressesOf(url), signal);
    const answer = await ask(url, addresses, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirects > 0) {
      answer.destroy();
      return follow(new URL(headers.location, url), signal, redirects - 1);
    }
    try {
      if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new Unreachable();
      if (Number(headers['content-length'] ?? 0) > largestUpload) throw problem('too_large');
      return await readWhole(answer, largestUpload);
    } finally {
      answer.destroy();
    }
  }

  return async (address) => {
    try {
      return await follow(new URL(address), AbortSignal.timeout(timeLimit), mostRedirects);
    } catch (error) {
      throw error instanceof ProblemError ? error : problem('picture_unreachable');
    }
  };
}

function ask(url: URL, addresses: readonly LookupAddress[], signal: AbortSignal): Promise<IncomingMessage> {
  // The name is not looked up again: another answer could be another address.
  const known: LookupFunction = (_name, options, done) => {
    const [first] = addresses;
    if (options.all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
  const options: RequestOptions = {
    lookup: known,
    signal,
    agent: false,
    headers: {
      accept: 'image/webp,image/png,image/jpeg',
      'accept-encoding': 'identity',
      'user-agent': 'Janus',
    },
  };
  return new Promise((done, fail) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, options, done);
    request.on('error', fail);
    request.end();
  });
}

/** A name server that is silent must not hold the call. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Unreachable()), { once: true });
    }),
  ]);
}
