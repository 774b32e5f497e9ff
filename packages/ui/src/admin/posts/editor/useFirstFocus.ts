import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Focuses the ref's element when it first appears, if it is to be first. */
export function useFirstFocus<Element extends HTMLElement>(isFirst: boolean): RefObject<Element | null> {
  const field = useRef<Element>(null);
  const isWanted = useRef(isFirst);
  // Before the page sets its own focus, which it skips when the focus is already inside.
  useLayoutEffect(() => {
    if (isWanted.current) field.current?.focus({ preventScroll: true });
    isWanted.current = false;
  }, []);
  return field;
}
