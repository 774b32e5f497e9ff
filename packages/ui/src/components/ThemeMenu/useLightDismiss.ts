import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Closes a native disclosure that is used as a menu: on Escape, a press elsewhere or loss of focus. */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const close = () => void (box.open = false);
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.open) return;
      close();
      box.querySelector('summary')?.focus();
    };
    const handleElsewhere = (event: Event) => {
      if (box.open && event.target instanceof Node && !box.contains(event.target)) close();
    };
    box.addEventListener('keydown', handleKey);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      box.removeEventListener('keydown', handleKey);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, []);
  return ref;
}
