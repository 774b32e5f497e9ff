import type { Read } from '@janus-site/core';
import { useContext } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { toClientError, unwrap } from './failure.ts';
import { FreshnessContext } from './freshness.ts';
import { useHost } from './host.ts';
import type { ReadOptions, ReadState } from './reading.ts';
import { serializeKey } from './serializeKey.ts';

/** A read by SWR. */
export function useCachedRead<T>(read: Read<T> | null, options: ReadOptions): ReadState<T> {
  const { api } = useHost();
  const { isFresh } = useContext(FreshnessContext);
  const { cache } = useSWRConfig();
  const key = read && serializeKey(read.key);
  const known: unknown = key === null ? undefined : cache.get(key)?.data;
  const answer = useSWR<T>(key, () => load(read, api), {
    revalidateIfStale: key === null || !isFresh(key, known),
    keepPreviousData: options.keepPrevious ?? false,
    revalidateOnFocus: options.reloadOnFocus ?? false,
  });

  const reload = () => void answer.mutate();
  const error = answer.error === undefined ? null : toClientError(answer.error);
  if (answer.data !== undefined) {
    return { state: 'ready', data: answer.data, isStale: answer.isValidating, error, reload };
  }
  if (error && !answer.isValidating) return { state: 'failed', error, retry: reload };
  return { state: 'pending' };
}

async function load<T>(read: Read<T> | null, api: Parameters<Read<T>['load']>[0]): Promise<T> {
  if (!read) throw new Error('useRead: there is nothing to load without a read');
  return unwrap(await read.load(api));
}
