import { useCallback, useSyncExternalStore } from 'react';

/** Does the screen fit the query? Nobody knows on the server, so there and while hydrating it does not. */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', notify);
      return () => list?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
