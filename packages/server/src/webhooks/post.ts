import type { IncomingMessage } from 'node:http';
import type { WebhookDeliveryTable } from '../db/schema/webhooks.ts';
import { createAskOutside, machineOf, type AskOutside } from '../outside/askOutside.ts';
import { Unreachable, type OutsideOptions } from '../outside/checkedAddresses.ts';
import { isPrivateName, isPublicAddress } from '../outside/isPublicAddress.ts';

/** The result of one attempt: a response, or why there was none. */
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
  /** Whether private networks are allowed; http is allowed only there. */
  allowsPrivate: boolean;
  /** Milliseconds for an attempt; ten seconds by default. */
  timeLimit?: number;
}

const mostRead = 4096;
const mostKept = 500;

/** Returns why an address is unfit for a webhook, as far as its text shows; names are resolved on each request. */
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

/** Reads the beginning of a response without waiting for the rest; a response that breaks off still counts. */
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
    // The status has arrived, and it decides whether the event was accepted.
  }
  const text = Buffer.concat(chunks).subarray(0, mostRead).toString('utf8');
  // PostgreSQL stores no NUL, and people read the log.
  return [...text.replaceAll(/[^\P{Cc}\n\t]/gu, ' ')].slice(0, mostKept).join('');
}

export function createPostBody({ resolve, allowsPrivate, timeLimit = 10_000 }: PostOptions): PostBody {
  const asking = resolve ? { resolve } : {};
  const overTls = createAskOutside({ ...asking, ...(allowsPrivate && { isAllowed: () => true }) });
  // Unencrypted requests stay in the owner's network.
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
