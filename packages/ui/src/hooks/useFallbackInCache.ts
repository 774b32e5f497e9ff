import { useLayoutEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/**
 * Puts the data of a page into SWR's cache before it is shown: a write cannot invalidate data that is only in
 * `fallback`, and the data of a later page must replace older data.
 */
export function useFallbackInCache(fallback: Readonly<Record<string, unknown>>): void {
  const { mutate } = useSWRConfig();
  const former = useRef<Readonly<Record<string, unknown>>>({});
  useLayoutEffect(() => {
    for (const [key, data] of Object.entries(fallback)) {
      // Unchanged from the previous page: the cache may have newer data.
      if (former.current[key] !== data) void mutate(key, data, { revalidate: false });
    }
    former.current = fallback;
  }, [fallback, mutate]);
}
