import type { Loader } from '@janus-site/core';
import { useContext } from 'react';
import type { SWRResponse } from 'swr';
import useSWR, { useSWRConfig } from 'swr';
import { toClientError, unwrap } from './failure.ts';
import { FreshnessContext } from './freshness.ts';
import { useServices } from './services.ts';
import type { ReadOptions, ReadState } from './reading.ts';
import { serializeKey } from './serializeKey.ts';

/** Reads with SWR. */
export function useCachedRead<T>(read: Loader<T> | null, options: ReadOptions): ReadState<T> {
  const { api } = useServices();
  const { isFresh } = useContext(FreshnessContext);
  const { cache, fallback } = useSWRConfig();
  const key = read && serializeKey(read.key);
  const cached: unknown = key === null ? undefined : (cache.get(key)?.data ?? fallback[key]);
  const answer: SWRResponse<T> = useSWR<T>(key, () => load(read, api, answer.data === undefined), {
    revalidateIfStale: key === null || !isFresh(key, cached),
    keepPreviousData: options.keepPrevious ?? false,
    revalidateOnFocus: options.reloadOnFocus ?? false,
  });

  const reload = () => void answer.mutate();
  const error = answer.error === undefined ? null : toClientError(answer.error);
  // Data kept from the previous read must not be taken for an answer to the one that failed.
  if (error && !answer.isValidating && cached === undefined) return { state: 'failed', error, retry: reload };
  if (answer.data !== undefined) {
    return { state: 'ready', data: answer.data, isStale: answer.isValidating, error, reload };
  }
  return { state: 'pending' };
}

/** The delay of a skeleton (`Skeleton.css.ts`), and the minimum time that it then stays visible, in milliseconds. */
const showsAfter = 200;
const showsFor = 300;

async function load<T>(
  read: Loader<T> | null,
  api: Parameters<Loader<T>['load']>[0],
  hasSkeleton: boolean,
): Promise<T> {
  if (!read) throw new Error('useRead: there is nothing to load without a read');
  const begun = Date.now();
  const result = await read.load(api);
  const shown = Date.now() - begun - showsAfter;
  if (hasSkeleton && shown > 0 && shown < showsFor) {
    await new Promise((resolve) => void setTimeout(resolve, showsFor - shown));
  }
  return unwrap(result);
}
