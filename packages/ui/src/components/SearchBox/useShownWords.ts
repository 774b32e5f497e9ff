import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** A field that shows what the address asks for, unless somebody is typing in it. */
export function useShownWords(words: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input !== input.ownerDocument.activeElement) input.value = words;
  }, [words]);
  return field;
}
