import type { Api, ClientError, Key, Loader } from '@janus-site/core';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useServices } from './services.ts';
import type { ReadOptions, ReadState, Reading } from './reading.ts';
import { parseKey, serializeKey } from './serializeKey.ts';

interface Entry {
  readonly data?: unknown;
  readonly error?: ClientError;
  /** A bug, for the error boundary. */
  readonly fault?: unknown;
  readonly isLoading?: boolean;
  /** A write has invalidated it: the component that shows it loads it again. */
  readonly isInvalid?: boolean;
}

type Match = (key: Key) => boolean;

const absent: Entry = {};
const mustLoad = (entry: Entry) => entry === absent || entry.isInvalid === true;

/**
 * Creates the reads of public pages. Their data come with the page, from the server or from the loaders of the next
 * one, so they do not need the five kilobytes of a cache: only failed or invalidated data is loaded from here.
 */
export function createPageReads(values: Readonly<Record<string, unknown>>): Reading {
  const entries = new Map<string, Entry>(Object.entries(values).map(([key, data]) => [key, { data }]));
  const listeners = new Set<(matches?: Match) => void>();
  const at = (key: string | null) => (key !== null && entries.get(key)) || absent;

  function notify(matches?: Match): void {
    for (const listener of listeners) listener(matches);
  }

  function put(key: string, entry: Entry): void {
    entries.set(key, entry);
    notify();
  }

  function subscribe(listener: (matches?: Match) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  async function load<T>(key: string, read: Loader<T>, api: Api): Promise<void> {
    const { data } = at(key);
    const loading: Entry = { data, isLoading: true };
    put(key, loading);
    const entry = await read.load(api).then(
      (result): Entry => (result.ok ? { data: result.data } : { data, error: result.error }),
      (fault: unknown): Entry => ({ fault }),
    );
    // Only the response to the last request counts.
    if (at(key) === loading) put(key, entry);
  }

  return {
    invalidate(matches) {
      for (const [text, { data }] of entries) {
        const key: Key | null = parseKey(text);
        if (key !== null && matches(key)) entries.set(text, { data, isInvalid: true });
      }
      notify(matches);
    },
    listen: (listener) => subscribe((matches) => matches && listener(matches)),
    useRead<T>(read: Loader<T> | null, { keepPrevious, reloadOnFocus }: ReadOptions): ReadState<T> {
      const { api } = useServices();
      const key = read && serializeKey(read.key);
      const entry = useSyncExternalStore(
        subscribe,
        () => at(key),
        () => at(key),
      );
      if ('fault' in entry) throw entry.fault;
      const data = entry.data as T | undefined;
      const [last, setLast] = useState(data);
      if (keepPrevious && data !== undefined && data !== last) setLast(data);

      const reload = () => void (read && key !== null && load(key, read, api));
      const reloadNow = useEffectEvent(reload);
      const isDue = mustLoad(entry);
      useEffect(() => {
        // Another component may have requested the same since this was rendered.
        if (isDue && mustLoad(at(key))) reloadNow();
      }, [key, isDue]);
      useEffect(() => {
        if (!reloadOnFocus) return undefined;
        const handleFocus = () => reloadNow();
        addEventListener('focus', handleFocus);
        return () => removeEventListener('focus', handleFocus);
      }, [reloadOnFocus]);

      const { error = null, isLoading = false } = entry;
      // Data kept from the previous read must not be taken for an answer to the one that failed.
      const shown = data ?? (keepPrevious && !error ? last : undefined);
      if (shown !== undefined) {
        return { state: 'ready', data: shown, isStale: isLoading || isDue, error, reload };
      }
      return error ? { state: 'failed', error, retry: reload } : { state: 'pending' };
    },
  };
}
