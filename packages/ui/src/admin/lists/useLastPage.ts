import { useEffect, useEffectEvent } from 'react';
import { pageCount } from './pages.ts';
import type { ListAddress } from './useListAddress.ts';

/**
 * Goes to the last page when the address names a page beyond it, as after its rows were deleted. A stale total may be
 * that of another filter.
 */
export function useLastPage(address: ListAddress, page: number, total: number, isStale: boolean): void {
  const last = pageCount(total);
  const isBeyond = page > last && !isStale;
  const leave = useEffectEvent(() => address.go({ page: String(last) }, { replace: true }));
  useEffect(() => {
    if (isBeyond) leave();
  }, [isBeyond, last]);
}
