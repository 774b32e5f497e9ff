import type { Api } from '../api/createApi.ts';
import { toError } from '../api/result.ts';
import type { Loader } from './resource.ts';
import { eachPage } from './wholeList.ts';
import type { List, ListProgress, Page } from './wholeList.ts';

/** Options of `each`. */
export interface EachOptions {
  /** Aborts the running request. */
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
  let loaded = 0;
  for await (const result of eachPage((page) => list(page).load(api, signal), pageSize)) {
    if (!result.ok) throw toError(result.error);
    const { items, total } = result.data;
    loaded += items.length;
    onProgress?.({ loaded, total });
    yield* items;
  }
}
