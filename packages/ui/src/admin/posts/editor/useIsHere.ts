import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Whether the page that asks is still on the screen, for what comes after a wait. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
