import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Returns the ref of a field that shows the query of the address, unless it has the focus. */
export function useShownWords(words: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input !== input.ownerDocument.activeElement) input.value = words;
  }, [words]);
  return field;
}
