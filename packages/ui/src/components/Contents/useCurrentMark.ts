import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Marks the current heading in the contents; the links work without it. */
export function useCurrentMark(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const nav = ref.current;
    if (!nav || !('IntersectionObserver' in window)) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./markCurrent.ts').then(
      ({ markCurrent }) => {
        if (!isGone) stop = markCurrent(nav);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return ref;
}
