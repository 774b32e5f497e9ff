import type { ListedItem } from './listedItem.ts';
import { filterItems, itemOrders, itemStates, type ItemOrder, type ItemState } from './listedItem.ts';
import { pageCount, sliceOf } from './pages.ts';
import { useFoundItems, type FoundItems, type ItemsRoute } from './useFoundItems.ts';
import type { ListAddress } from './useListAddress.ts';
import { useListAddress } from './useListAddress.ts';

export interface ShownItems {
  address: ListAddress;
  state: ItemState;
  order: ItemOrder;
  search: FoundItems;
  /** Whether the search or a filter may have left some out. */
  isNarrowed: boolean;
  /** The number of items on all pages. */
  total: number;
  /** The page's number, from 1. */
  page: number;
  /** The items on the page. */
  shown: readonly ListedItem[];
}

/** Returns the items of the page that the search, the filter and the order in the address result in. */
export function useShownItems(route: ItemsRoute, items: readonly ListedItem[]): ShownItems {
  const address = useListAddress(route);
  const state = address.choice('state', itemStates);
  const order = address.choice('sort', itemOrders);
  const search = useFoundItems(route, address.q);
  const matches = filterItems(items, { found: search.state === 'ready' ? search.ids : null, state, order });
  const page = Math.min(address.page, pageCount(matches.length));
  return {
    address,
    state,
    order,
    search,
    isNarrowed: address.q !== '' || state !== 'all',
    total: matches.length,
    page,
    shown: sliceOf(matches, page),
  };
}
