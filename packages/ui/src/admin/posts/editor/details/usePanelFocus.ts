import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the first field of the panel with this ref, and back when the panel is removed. */
export function usePanelFocus(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    const former = document.activeElement;
    box?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
    return () => {
      // If the focus has already moved elsewhere, it stays there.
      const isLeft = !box?.contains(document.activeElement);
      if (!isLeft && former instanceof HTMLElement && former.isConnected)
        former.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}
