import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The account's own cards begin here, where the account menu of either face leads. */
export function useAccountAnchor(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (location.hash === '#account') section.current?.focus();
  }, []);
  return section;
}
