import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Closes a native disclosure that is used as a menu: on a choice by the pointer or Enter, on Escape, a press elsewhere or loss of focus. */
export function useLightDismiss(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const summary = box.querySelector('summary');
    const handleUse = (event: UIEvent & { key?: string }) => {
      // The click of an arrow key has no detail: the menu stays open for the next key.
      const isMade = event.detail || event.key === 'Enter';
      const isChosen = isMade && !summary?.contains(event.target as Node);
      if (!isChosen && event.key !== 'Escape') return;
      box.open = false;
      summary?.focus();
    };
    const handleElsewhere = (event: Event) => {
      if (!box.contains(event.target as Node)) box.open = false;
    };
    box.addEventListener('keydown', handleUse);
    box.addEventListener('click', handleUse);
    document.addEventListener('pointerdown', handleElsewhere);
    document.addEventListener('focusin', handleElsewhere);
    return () => {
      box.removeEventListener('keydown', handleUse);
      box.removeEventListener('click', handleUse);
      document.removeEventListener('pointerdown', handleElsewhere);
      document.removeEventListener('focusin', handleElsewhere);
    };
  }, []);
  return ref;
}
