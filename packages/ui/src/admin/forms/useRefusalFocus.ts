import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Moves the focus to the errors once per refused save. */
export function useRefusalFocus(attempt: number, hasErrors: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  return box;
}
