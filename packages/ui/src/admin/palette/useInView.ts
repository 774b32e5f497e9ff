import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Scrolls the active row of a list into view: the focus stays in the field, the list follows it. */
export function useInView(isActive: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return row;
}
