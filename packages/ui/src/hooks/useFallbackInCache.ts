import { useLayoutEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Puts what a page came with into SWR's cache, before it is seen: its `fallback` alone cannot be invalidated by a write,
 * and the data of a later page replace older ones.
 */
export function useFallbackInCache(fallback: Readonly<Record<string, unknown>>): void {
  const { mutate } = useSWRConfig();
  const former = useRef<Readonly<Record<string, unknown>>>({});
  useLayoutEffect(() => {
    for (const [key, data] of Object.entries(fallback)) {
      // Carried over from the page before: the cache may know better by now.
      if (former.current[key] !== data) void mutate(key, data, { revalidate: false });
    }
    former.current = fallback;
  }, [fallback, mutate]);
}
