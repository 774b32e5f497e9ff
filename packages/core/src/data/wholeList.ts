import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import type { Loader } from './resource.ts';

export interface List<T> {
  items: T[];
  total: number;
  next_cursor: string | null;
}

export interface Page {
  limit: number;
  cursor?: string;
}

/** The largest page that the services return. */
export const largestPage = 100;

/** Loads all pages of a list, one after the other, as one result. If a page fails, the whole fails. */
export function wholeList<T, L extends List<T>>(
  list: (page: Page) => Loader<L & List<T>>,
): Loader<L & List<T>> {
  const [operation, ...parts] = list({ limit: largestPage }).key;
  return { key: [operation, 'whole', ...parts], load: (api) => loadAll(api, list) };
}

async function loadAll<T, L extends List<T>>(
  api: Api,
  list: (page: Page) => Loader<L & List<T>>,
): Promise<Result<L & List<T>>> {
  const items: T[] = [];
  const seen = new Set<string>();
  let page: Page = { limit: largestPage };
  for (;;) {
    const result = await list(page).load(api);
    if (!result.ok) return result;
    items.push(...result.data.items);
    const cursor = result.data.next_cursor;
    // A service that hands out the same cursor twice would keep us here for ever.
    if (cursor === null || seen.has(cursor)) {
      return { ...result, data: { ...result.data, items, next_cursor: null } };
    }
    seen.add(cursor);
    page = { limit: largestPage, cursor };
  }
}
