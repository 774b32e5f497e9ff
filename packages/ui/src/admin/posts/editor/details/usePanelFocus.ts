import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** The focus goes into the panel of the ref with it, to its first field, and back to where it was when the panel goes. */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    const former = document.activeElement;
    box?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
    return () => {
      // Whoever has gone on elsewhere meanwhile stays there.
      const isLeft = !box?.contains(document.activeElement);
      if (!isLeft && former instanceof HTMLElement && former.isConnected)
        former.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}
