import type { QueryValue, RouteQuery } from '@janus-site/core';
import { parseQuery, returnParameter, routeQueries } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

/** The routes whose screen is a list. */
export type ListRoute =
  | 'projectsAdmin'
  | 'experiencesAdmin'
  | 'messages'
  | 'users'
  | 'trail'
  | 'blogLogin'
  | 'pagesAdmin'
  | 'media'
  | 'blogMedia'
  | 'tagsAdmin'
  | 'seriesAdmin'
  | 'redirects'
  | 'blogRedirects';

type ListQuery = Readonly<Record<string, QueryValue | undefined>>;

/** New values of query parameters; an empty one is removed. */
export type AddressChange = Readonly<Record<string, string>>;

export interface ListAddress {
  /** The search words. */
  q: string;
  /** The page's number, from 1. */
  page: number;
  /** Returns the parameter's value if it is one of these, otherwise the first of them. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value;
  /** Returns the parameter's value, or an empty string. */
  text(name: string): string;
  has(name: string): boolean;
  /** Returns the address of the list with these changes, on its first page unless `page` is among them. */
  hrefOf(change: AddressChange): string;
  /** Goes there; keeps the changes of an earlier call whose page is still being loaded. */
  go(change: AddressChange, options?: { replace?: boolean }): void;
}

/** Returns the query parameters after a change. */
export function changedQuery(query: ListQuery, change: AddressChange): Record<string, QueryValue> {
  // The return address belongs to the sign-in page, and a new filter starts at the first page.
  const next: Record<string, QueryValue | undefined> = {
    ...query,
    [returnParameter]: undefined,
    page: undefined,
    ...change,
  };
  if (next['page'] === '1') delete next['page'];
  return Object.fromEntries(
    Object.entries(next).filter((entry): entry is [string, QueryValue] => Boolean(entry[1])),
  );
}

/**
 * Search, filters, order and page of a list are stored in the address, so that they can be shared and the back button
 * works.
 */
export function useListAddress(route: ListRoute): ListAddress {
  const page = usePage<ListRoute>();
  const { href, navigate } = useNavigation();
  const query: RouteQuery<ListRoute> & ListQuery = page.query;
  const hrefOf = (change: AddressChange, from = query) => href(route, { query: changedQuery(from, change) });
  /** The query in the address bar, which is newer than the page while the next one is being loaded. */
  const latestQuery = (): ListQuery => {
    const { href: bar, pathname, search } = window.location;
    if (new URL(hrefOf({}), bar).pathname !== pathname) return query;
    return parseQuery(routeQueries[route], new URLSearchParams(search));
  };
  const textOf = (name: string): string => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    q: textOf('q'),
    page: query.page ?? 1,
    choice: (name, values) => values.find((value) => value === query[name]) ?? values[0],
    text: textOf,
    has: (name) => query[name] !== undefined,
    hrefOf: (change) => hrefOf(change),
    go: (change, options) => navigate(hrefOf(change, latestQuery()), options),
  };
}
