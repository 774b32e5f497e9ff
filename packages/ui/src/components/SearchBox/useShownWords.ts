import type { RefObject } from 'react';
import { useEffect } from 'react';

/** The field shows what the address asks for, unless somebody is typing in it. */
export function useShownWords(field: RefObject<HTMLInputElement | null>, words: string): void {
  useEffect(() => {
    const input = field.current;
    if (input && input !== input.ownerDocument.activeElement) input.value = words;
  }, [field, words]);
}
