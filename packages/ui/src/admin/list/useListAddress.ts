import type { RouteName } from '@janus-site/core';
import { returnParameter } from '@janus-site/core';
import { useHost } from '../../data/host.ts';

/** New values of the address's parameters; an empty one is taken out. */
export type AddressChange = Readonly<Record<string, string>>;

export interface ListAddress {
  /** What is looked for. */
  q: string;
  /** The page's number, from 1. */
  page: number;
  /** The value of a parameter that is one of these; the first of them where it is none. */
  choice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value;
  has(name: string): boolean;
  /** The same list with this changed; whatever is changed, it begins with its first page. */
  hrefOf(change: AddressChange): string;
  go(change: AddressChange, options?: { replace?: boolean }): void;
}

// The host adds the one; the other belongs to signing in.
const notOurs = new Set(['domain', returnParameter]);

/** A page's number as it stands in an address; anything else is the first page. */
export function pageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The parameters after a change, for the address of the same list. */
export function changedQuery(query: URLSearchParams, change: AddressChange): Record<string, string> {
  const kept = [...query].filter(([name]) => !notOurs.has(name) && name !== 'page');
  const next = Object.fromEntries([...kept, ...Object.entries(change)]);
  if (next['page'] === '1') delete next['page'];
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''));
}

/** Search, filters, order and page of a list live in the address: they can be shared, and the back button works. */
export function useListAddress(route: RouteName): ListAddress {
  const host = useHost();
  const { query } = host;
  const hrefOf = (change: AddressChange) => host.href(route, { query: changedQuery(query, change) });
  return {
    q: (query.get('q') ?? '').trim(),
    page: pageNumber(query.get('page')),
    choice: (name, values) => values.find((value) => value === query.get(name)) ?? values[0],
    has: (name) => query.has(name),
    hrefOf,
    go: (change, options) => host.navigate(hrefOf(change), options),
  };
}
