import { useEffect, useEffectEvent } from 'react';

/** Milliseconds. */
const typingPause = 250;

/** Calls back once `value` has not changed for a quarter of a second; undefined waits for nothing. */
export function useDebounce(value: string | undefined, onPause: (value: string) => void): void {
  const call = useEffectEvent(onPause);
  useEffect(() => {
    if (value === undefined) return undefined;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Otherwise a link was followed meanwhile, whose page is on its way.
      if (location.pathname === pathname) call(value);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [value]);
}
