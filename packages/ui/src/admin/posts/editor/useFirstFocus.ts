import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to the element of the ref when it appears, if it is to come first. */
export function useFirstFocus<Element extends HTMLElement>(isFirst: boolean): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const isWanted = useRef(isFirst);
  // Before the page's own focus is settled, which leaves what is inside alone.
  useLayoutEffect(() => {
    if (isWanted.current) field.current?.focus({ preventScroll: true });
    isWanted.current = false;
  }, []);
  return field;
}
