import { useEffect, useEffectEvent } from 'react';

/** Calls back once `value` has not changed for `pause` milliseconds; undefined waits for nothing. */
export function useDebounce(
  value: string | undefined,
  pause: number,
  onPause: (value: string) => void,
): void {
  const call = useEffectEvent(onPause);
  useEffect(() => {
    if (value === undefined) return undefined;
    const { pathname } = location;
    const timer = setTimeout(() => {
      // Otherwise a link was followed meanwhile, whose page is on its way.
      if (location.pathname === pathname) call(value);
    }, pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
}
