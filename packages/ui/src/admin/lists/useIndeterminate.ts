import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Sets the indeterminate state of a checkbox, which has no attribute. */
export function useIndeterminate(isIndeterminate: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return input;
}
