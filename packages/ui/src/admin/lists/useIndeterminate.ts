import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The third state of a checkbox, which no attribute can say. */
export function useIndeterminate(isIndeterminate: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return input;
}
