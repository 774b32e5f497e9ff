import { untilAborted } from '../untilAborted.ts';

type SendRequest = (request: Request) => Promise<Response>;

/** Milliseconds that a call waits for a service that lives elsewhere. */
const patience = 5000;

interface ServiceFetchOptions {
  network?: SendRequest;
  /** Milliseconds. */
  limit?: number;
}

/** Sends what is for another origin over the network, in bounded time, and the rest to this server without a socket. */
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
    // Whose form it is may be said inside this process alone.
    sent.headers.delete('x-visitor-address');
    return network(sent);
  };
}
