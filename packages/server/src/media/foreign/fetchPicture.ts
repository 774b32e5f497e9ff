import { readWhole } from '../../contract/readWhole.ts';
import { problem, ProblemError } from '../../errors.ts';
import { createAskOutside } from '../../outside/askOutside.ts';
import { Unreachable, type OutsideOptions } from '../../outside/checkedAddresses.ts';
import { largestUpload } from '../picture.ts';

/** Fetches the bytes at an address of another site; throws `picture_unreachable` or `too_large`. */
export type FetchPicture = (address: string) => Promise<Buffer>;

export interface FetchPictureOptions extends OutsideOptions {
  /** Milliseconds in total, including redirects; ten seconds by default. */
  timeLimit?: number;
}

const mostRedirects = 3;

const headers = {
  accept: 'image/webp,image/png,image/jpeg',
  'accept-encoding': 'identity',
  'user-agent': 'Janus',
};

/**
 * Reads a picture of another site anonymously: no cookies, credentials or referrer. Each redirect is checked like the
 * first address. The reason for a failure is not disclosed: the caller would learn what is in the server's own network.
 */
export function createFetchPicture({
  timeLimit = 10_000,
  ...outside
}: FetchPictureOptions = {}): FetchPicture {
  const askOutside = createAskOutside(outside);

  async function follow(url: URL, signal: AbortSignal, redirects: number): Promise<Buffer> {
    const answer = await askOutside(url, { headers, signal });
    const { statusCode = 0, headers: answered } = answer;
    if (statusCode >= 300 && statusCode < 400 && answered.location !== undefined && redirects > 0) {
      answer.destroy();
      return follow(new URL(answered.location, url), signal, redirects - 1);
    }
    try {
      if (statusCode !== 200 || (answered['content-encoding'] ?? 'identity') !== 'identity')
        throw new Unreachable('There is no picture.');
      if (Number(answered['content-length'] ?? 0) > largestUpload) throw problem('too_large');
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
