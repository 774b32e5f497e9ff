import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ListAddress } from './useListAddress.ts';
import { useLastPage } from './useLastPage.ts';

test('goes to the last page once, however often the list is rendered before that page is shown', () => {
  const go = vi.fn();
  const { rerender } = renderHook(() =>
    useLastPage({ go } as Partial<ListAddress> as ListAddress, 9, 30, false),
  );
  rerender();
  rerender();
  expect(go).toHaveBeenCalledExactlyOnceWith({ page: '2' }, { replace: true });
});
