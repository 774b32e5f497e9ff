import { untilAborted } from '../untilAborted.ts';

type SendRequest = (request: Request) => Promise<Response>;

/** Milliseconds that a call waits for a service on another origin. */
const patience = 5000;

interface ServiceFetchOptions {
  network?: SendRequest;
  /** Milliseconds. */
  limit?: number;
}

/**
 * Sends requests for other origins over the network, within a time limit, and the rest to this server without a socket.
 */
export function createServiceFetch(
  others: readonly string[],
  ownServer: SendRequest,
  { network = (request) => globalThis.fetch(request), limit = patience }: ServiceFetchOptions = {},
): SendRequest {
  return (request) => {
    if (!others.some((origin) => request.url.startsWith(`${origin}/`)))
      return untilAborted(ownServer(request), request.signal);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limit)]);
    const sent = new Request(request, { signal, redirect: 'error', credentials: 'omit' });
    // Whose form it is may be stated inside this process only.
    sent.headers.delete('x-visitor-address');
    return network(sent);
  };
}
