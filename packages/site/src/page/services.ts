import type { BaseUrls } from '@janus-site/core';

type SendRequest = (request: Request) => Promise<Response>;

/** Milliseconds that a call waits for a service that lives elsewhere. */
const patience = 5000;

/** The bases that the server reads from: a service without an address of its own is this server. */
export function basesAt(origin: string, { auth, portfolio }: BaseUrls): Required<BaseUrls> {
  return { auth: auth || origin, portfolio: portfolio || origin, posts: origin };
}

/** The origins of services that live elsewhere: pages may ask them, and show their pictures. */
export function otherOrigins({ auth, portfolio }: BaseUrls): readonly string[] {
  const origins = [auth, portfolio].filter((base) => base !== '').map((base) => new URL(base).origin);
  return [...new Set(origins)];
}

/** Sends what is for another base over the network, in bounded time, and the rest to this server without a socket. */
export function createServiceFetch(
  baseUrls: BaseUrls,
  ownServer: SendRequest,
  { network = (request) => globalThis.fetch(request), limit = patience }: ServiceFetchOptions = {},
): SendRequest {
  const others = otherOrigins(baseUrls);
  return (request) => {
    if (!others.includes(new URL(request.url).origin))
      return untilAborted(ownServer(request), request.signal);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limit)]);
    const sent = new Request(request, { signal, redirect: 'error', credentials: 'omit' });
    // Whose form it is may be said inside this process alone.
    sent.headers.delete('x-visitor-address');
    return network(sent);
  };
}

/** Who asked may give up; the work, which knows nothing of that, goes on. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

interface ServiceFetchOptions {
  network?: SendRequest;
  /** Milliseconds. */
  limit?: number;
}
