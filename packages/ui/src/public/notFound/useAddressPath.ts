import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns the path in the address bar; empty on the server and until hydration. The server sends one page for all
 * missing addresses, so only the browser knows which one was requested.
 */
export function useAddressPath(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
}
