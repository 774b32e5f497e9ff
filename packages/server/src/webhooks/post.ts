import type { IncomingMessage } from 'node:http';
import type { WebhookDeliveryTable } from '../db/schema/webhooks.ts';
import { createAskOutside, machineOf, type AskOutside } from '../outside/askOutside.ts';
import { Unreachable, type OutsideOptions } from '../outside/checkedAddresses.ts';
import { isPrivateName, isPublicAddress } from '../outside/isPublicAddress.ts';

/** What became of one attempt: an answer, or why there was none. */
export interface Attempt {
  status: number | null;
  text: string;
  failure: WebhookDeliveryTable['failure'];
}

/** Posts a body to an address; never throws. */
export type PostBody = (
  address: string,
  sent: { body: string; headers: Readonly<Record<string, string>>; signal: AbortSignal },
) => Promise<Attempt>;

export interface PostOptions extends Pick<OutsideOptions, 'resolve'> {
  /** Whether private networks may be asked; http leads nowhere else. */
  allowsPrivate: boolean;
  /** Milliseconds for an attempt; ten seconds by default. */
  timeLimit?: number;
}

const mostRead = 4096;
const mostKept = 500;

/** Returns why an address cannot be that of a webhook, as far as it says so itself; names are looked up when they are asked. */
export function addressFault(
  address: string,
  allowsPrivate: boolean,
): 'not_https' | 'private_address' | null {
  if (allowsPrivate) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:') return 'not_https';
  const name = machineOf(url);
  return isPrivateName(name) ? 'private_address' : null;
}

/** The beginning of an answer; what comes after it is not waited for, and what breaks off in it is an answer all the same. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostRead) break;
    }
  } catch {
    // its status has arrived: the event was taken, or not
  }
  const text = Buffer.concat(chunks).subarray(0, mostRead).toString('utf8');
  // PostgreSQL keeps no zero, and a log is read by people
  return [...text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ')].slice(0, mostKept).join('');
}

export function createPostBody({ resolve, allowsPrivate, timeLimit = 10_000 }: PostOptions): PostBody {
  const asking = resolve ? { resolve } : {};
  const overTls = createAskOutside({ ...asking, ...(allowsPrivate && { isAllowed: () => true }) });
  // what is not encrypted stays in the owner's network
  const isInside = (address: string) => allowsPrivate && !isPublicAddress(address);
  const plain = createAskOutside({ ...asking, isAllowed: isInside });
  const askFor = ({ protocol }: URL): AskOutside => (protocol === 'https:' ? overTls : plain);

  return async (address, { body, headers, signal }) => {
    const limit = AbortSignal.timeout(timeLimit);
    let answer: IncomingMessage | undefined;
    try {
      const url = new URL(address);
      answer = await askFor(url)(url, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': 'Janus',
          'accept-encoding': 'identity',
        },
        body,
        signal: AbortSignal.any([limit, signal]),
      });
      return { status: answer.statusCode ?? 0, text: await beginningOf(answer), failure: null };
    } catch (error) {
      const isRefused = error instanceof Unreachable && !limit.aborted;
      const failure = limit.aborted ? 'time_out' : isRefused ? 'not_allowed' : 'no_connection';
      return { status: null, text: '', failure };
    } finally {
      answer?.destroy();
    }
  };
}
