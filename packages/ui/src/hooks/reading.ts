import type { ClientError, Key, Loader } from '@janus-site/core';
import { createContext, useContext } from 'react';

export type ReadState<T> =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  | {
      state: 'ready';
      data: T;
      /** Whether newer data is loading, or the next read while the last one is shown. */
      isStale: boolean;
      /** The error of the last reload, if it failed; the data is the previous one. */
      error: ClientError | null;
      reload(): void;
    };

export interface ReadOptions {
  /** Whether the last read's data is shown while the next one loads (paging, filters). */
  keepPrevious?: boolean;
  /** Whether to read again when the window returns to the front. */
  reloadOnFocus?: boolean;
}

/** What answers the reads of a tree: SWR in the admin areas (`UiProvider`), the page's own data elsewhere (`PageProvider`). */
export interface Reading {
  useRead<T>(read: Loader<T> | null, options: ReadOptions): ReadState<T>;
  /** Loads again what a write has made wrong, and nothing else. */
  touch(isTouched: (key: Key) => boolean): void;
}

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('No UiProvider');
  return reading;
}
