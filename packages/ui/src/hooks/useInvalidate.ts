import { useContext, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { InvalidationBusContext } from './invalidationBus.ts';
import type { Reading } from './reading.ts';
import { parseKey } from './serializeKey.ts';
import { useIsMounted } from './useIsMounted.ts';

/**
 * Returns a function that reloads the data that a write has invalidated. A write may end after its tree is unmounted,
 * and with it SWR's state for the cache, without which `mutate` throws: then there is nothing to reload.
 */
export function useInvalidate(): Reading['invalidate'] {
  const { mutate } = useSWRConfig();
  const bus = useContext(InvalidationBusContext);
  const mountedRef = useIsMounted();
  return useMemo(
    () => (matches) => {
      if (!mountedRef.current) return;
      void mutate((text) => {
        const key = typeof text === 'string' ? parseKey(text) : null;
        return key !== null && matches(key);
      });
      bus.announce(matches);
    },
    [mutate, bus, mountedRef],
  );
}
