import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Focuses the account's cards when the address has `#account`, the target of the account menu of either face. */
export function useAccountAnchor(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === '#account') section.current?.focus();
  }, []);
  return section;
}
