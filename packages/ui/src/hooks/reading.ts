import type { ClientError, Key, Loader } from '@janus-site/core';
import { createContext, useContext } from 'react';

/** What a read returns: the data once it is loaded, or why it is not. */
export type ReadState<T> =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  | {
      state: 'ready';
      data: T;
      /** Whether newer data is loading, or the next read while the data of the previous one is shown. */
      isStale: boolean;
      /** The error of the last reload, if it failed; the data is the previous one. */
      error: ClientError | null;
      reload(): void;
    };

/** Options of a read. */
export interface ReadOptions {
  /**
   * Whether the previous read's data is shown while the next one loads (paging, filters). If the next one fails, the
   * state is `failed`.
   */
  keepPrevious?: boolean;
  /** Whether to reload when the window gets the focus. */
  reloadOnFocus?: boolean;
}

/** The source of a tree's reads: SWR in the admin area (`UiProvider`), otherwise the page's data (`PageProvider`). */
export interface Reading {
  useRead<T>(read: Loader<T> | null, options: ReadOptions): ReadState<T>;
  /** Reloads the data that a write has invalidated, and nothing else. */
  invalidate(matches: (key: Key) => boolean): void;
  /** Calls the listener at each `invalidate`, until the returned function is called. */
  listen(listener: (matches: (key: Key) => boolean) => void): () => void;
}

export const ReadingContext = createContext<Reading | null>(null);

export function useReading(): Reading {
  const reading = useContext(ReadingContext);
  if (!reading) throw new Error('No UiProvider');
  return reading;
}
