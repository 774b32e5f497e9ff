import type { Api } from '../api/createApi.ts';
import { toClientError } from '../api/errors.ts';
import { toError } from '../api/result.ts';
import { withOptions } from '../api/withOptions.ts';
import type { Loader } from './resource.ts';
import { eachPage } from './wholeList.ts';
import type { List, ListProgress, Page } from './wholeList.ts';

/** Options of `each`. */
export interface EachOptions {
  /** Aborts the running request and ends the iteration. */
  readonly signal?: AbortSignal;
  /** Called when a page has been loaded, before its items. */
  readonly onProgress?: (progress: ListProgress) => void;
  /** How many items a request loads. Default 100, the most that the services return. */
  readonly pageSize?: number;
}

/**
 * Iterates over all items of a list. It loads the next page when the items of the previous one are used up. Unlike
 * calls, an iteration throws: an Error whose `clientError` says why.
 */
export async function* each<T, L extends List<T>>(
  api: Api,
  list: (page: Page) => Loader<L & List<T>>,
  { signal, onProgress, pageSize }: EachOptions = {},
): AsyncGenerator<T, void, undefined> {
  // For loaders that ignore the signal.
  const calls = withOptions(api, { signal });
  let loaded = 0;
  for await (const result of eachPage((page) => list(page).load(calls, signal), pageSize)) {
    if (!result.ok) throw toError(result.error);
    const { items, total } = result.data;
    loaded += items.length;
    onProgress?.({ loaded, total });
    for (const item of items) {
      if (signal?.aborted) throw toError(toClientError(signal.reason, 'before', signal));
      yield item;
    }
  }
}
