import type { QueryValue, RouteQuery } from '@janus-site/core';
import { returnParameter } from '@janus-site/core';
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

/** New values of the address's parameters; an empty one is taken out. */
export type AddressChange = Readonly<Record<string, string>>;

export interface ListAddress {
  /** What is looked for. */
  q: string;
  /** The page's number, from 1. */
  page: number;
  /** The value of a parameter that is one of these; the first of them where it is none. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value;
  /** The value of a parameter; empty where there is none. */
  text(name: string): string;
  has(name: string): boolean;
  /** The same list with this changed; whatever is changed, it begins with its first page. */
  hrefOf(change: AddressChange): string;
  go(change: AddressChange, options?: { replace?: boolean }): void;
}

/** The parameters after a change, for the address of the same list. */
export function changedQuery(query: ListQuery, change: AddressChange): Record<string, QueryValue> {
  // The way back belongs to signing in, and another condition begins with its first page.
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

/** Search, filters, order and page of a list live in the address: they can be shared, and the back button works. */
export function useListAddress(route: ListRoute): ListAddress {
  const page = usePage<ListRoute>();
  const { href, navigate } = useNavigation();
  const query: RouteQuery<ListRoute> & ListQuery = page.query;
  const hrefOf = (change: AddressChange) => href(route, { query: changedQuery(query, change) });
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
    hrefOf,
    go: (change, options) => navigate(hrefOf(change), options),
  };
}
