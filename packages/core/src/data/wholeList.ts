import type { Result } from '../api/result.ts';
import type { Loader } from './resource.ts';

/** A page of a list, as the services return it; `next_cursor` is null on the last one. */
export interface List<T> {
  items: T[];
  total: number;
  next_cursor: string | null;
}

/** The query of a page: how many items at most, and the cursor of the previous page. */
export interface Page {
  limit: number;
  cursor?: string;
}

/** How many items of a list have been loaded; `total` is the number that the service reported last. */
export interface ListProgress {
  readonly loaded: number;
  readonly total: number;
}

/** Options of `wholeList`. */
export interface WholeListOptions {
  /** Called after each page. */
  readonly onProgress?: (progress: ListProgress) => void;
}

type LoadPage<T, L extends List<T>> = (page: Page) => Promise<Result<L & List<T>>>;

/** The maximum number of items in a page of the services. */
export const largestPage = 100;

/** Loads all pages of a list, one after the other, as one result. If a page fails, the whole loader fails. */
export function wholeList<T, L extends List<T>>(
  list: (page: Page) => Loader<L & List<T>>,
  options: WholeListOptions = {},
): Loader<L & List<T>> {
  const [operation, ...parts] = list({ limit: largestPage }).key;
  return {
    key: [operation, 'whole', ...parts],
    load: (api, signal) => loadAll((page) => list(page).load(api, signal), options),
  };
}

async function loadAll<T, L extends List<T>>(
  load: LoadPage<T, L>,
  { onProgress }: WholeListOptions,
): Promise<Result<L & List<T>>> {
  const items: T[] = [];
  for await (const result of eachPage(load)) {
    if (!result.ok) return result;
    items.push(...result.data.items);
    onProgress?.({ loaded: items.length, total: result.data.total });
    if (result.data.next_cursor === null) return { ...result, data: { ...result.data, items } };
  }
  throw new Error('A list ends with a page that has no next one');
}

/** Loads the pages of a list, each when it is requested. The last one failed or has no next page. */
export async function* eachPage<T, L extends List<T>>(
  load: LoadPage<T, L>,
  limit = largestPage,
): AsyncGenerator<Result<L & List<T>>> {
  const seen = new Set<string>();
  let page: Page = { limit };
  for (;;) {
    const result = await load(page);
    const cursor = result.ok ? result.data.next_cursor : null;
    if (!result.ok || cursor === null) {
      yield result;
      return;
    }
    // A service that returns the same cursor twice would cause an endless loop.
    if (seen.has(cursor)) {
      yield { ...result, data: { ...result.data, next_cursor: null } };
      return;
    }
    yield result;
    seen.add(cursor);
    page = { limit, cursor };
  }
}
