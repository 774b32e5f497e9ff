import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Returns the value of the latest render, for code that runs after a wait. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
