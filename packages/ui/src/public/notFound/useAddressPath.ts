import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * The path in the address bar; empty on the server and until the page is alive. The server sends one page for all
 * addresses that lead nowhere, so only the browser knows which one was asked for.
 */
export function useAddressPath(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.pathname,
    () => '',
  );
}
