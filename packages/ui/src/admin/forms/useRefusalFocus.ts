import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Each refused save takes the focus to what is wrong, once. */
export function useRefusalFocus(attempt: number, hasErrors: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0 && hasErrors) box.current?.focus();
  }, [attempt, hasErrors]);
  return box;
}
