import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Focuses the field on `/`, unless single keys are turned off (docs/behaviour.md, B70). */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // On the Russian keyboard the same key types a full stop.
      if (!/^\/|^\.Slash$/.test(event.key + event.code)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      try {
        if (localStorage['singleKeys'] === 'false') return;
      } catch {
        // The browser denies its storage.
      }
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
