import type { ClientError, Key, Loader } from '@janus-site/core';
import { useEffect, useEffectEvent } from 'react';
import useSWRInfinite from 'swr/infinite';
import { toClientError, unwrap } from './failure.ts';
import { useReading } from './reading.ts';
import { useServices } from './services.ts';
import { parseKey, serializeKey } from './serializeKey.ts';

interface Page<Item> {
  items: readonly Item[];
  total: number;
  next_cursor?: string | null;
}

/** What `useMore` returns: the items loaded so far, or why there are none. */
export type MoreState<Item> =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  | {
      state: 'ready';
      items: readonly Item[];
      total: number;
      hasMore: boolean;
      isLoadingMore: boolean;
      /** The error of the last page, if it failed; the earlier pages are shown. */
      error: ClientError | null;
      loadMore(): void;
      reload(): void;
    };

/**
 * Returns a list that grows page by page. `pageAt` returns the loader of the page behind a cursor (undefined: the
 * first page).
 */
export function useMore<Item>(pageAt: (cursor: string | undefined) => Loader<Page<Item>>): MoreState<Item> {
  const { api } = useServices();
  const answer = useSWRInfinite<Page<Item>>(
    (index: number, previous: Page<Item> | null) => {
      if (index === 0) return serializeKey(pageAt(undefined).key);
      return previous?.next_cursor ? serializeKey(pageAt(previous.next_cursor).key) : null;
    },
    async (text: string) => unwrap(await pageAt(cursorOf(text)).load(api)),
    { revalidateFirstPage: false },
  );

  const { listen } = useReading();
  const handleTouch = useEffectEvent((match: (key: Key) => boolean) => {
    if (match(pageAt(undefined).key)) void answer.mutate();
  });
  useEffect(() => listen((match) => handleTouch(match)), [listen]);

  const retry = () => void answer.mutate();
  const error: ClientError | null = answer.error === undefined ? null : toClientError(answer.error);
  const pages = answer.data?.filter((page) => page !== undefined) ?? [];
  const last = pages.at(-1);
  if (!last) {
    return error && !answer.isValidating ? { state: 'failed', error, retry } : { state: 'pending' };
  }
  return {
    state: 'ready',
    items: pages.flatMap((page) => page.items),
    total: last.total,
    hasMore: Boolean(last.next_cursor),
    isLoadingMore: answer.size > pages.length && !error,
    error,
    loadMore: () => void answer.setSize(pages.length + 1),
    reload: retry,
  };
}

/** Returns the cursor in a key, at any position, so that the key alone determines the page to load. */
function cursorOf(text: string): string | undefined {
  for (const part of parseKey(text) ?? []) {
    if (part !== null && typeof part === 'object' && 'cursor' in part && typeof part.cursor === 'string')
      return part.cursor;
  }
  return undefined;
}
