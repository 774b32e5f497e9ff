import type { ClientError, Key, Loader } from '@janus-site/core';
import { createContext, useContext } from 'react';

export type ReadState<T> =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  | {
      state: 'ready';
      data: T;
      /** Newer data are on their way (or the next read of a kept one). */
      isStale: boolean;
      /** The last reload failed; what is shown is what came before. */
      error: ClientError | null;
      reload(): void;
    };

export interface ReadOptions {
  /** Show the last read's data while the next one is loading (paging, filters). */
  keepPrevious?: boolean;
  /** Read again when the window comes back to the front. */
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
