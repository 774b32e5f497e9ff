import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Focuses the field on `/`, unless single keys are turned off (docs/behaviour.md, B70). */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!isSlash(event) || isTyping(event.target) || isOff()) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}

/** On the Russian keyboard the same key types a full stop. */
const isSlash = ({ key, code, shiftKey }: KeyboardEvent) =>
  key === '/' || (key === '.' && code === 'Slash' && !shiftKey);

function isOff() {
  try {
    return localStorage.getItem('singleKeys') === 'false';
  } catch {
    // A browser may refuse its storage.
    return false;
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
