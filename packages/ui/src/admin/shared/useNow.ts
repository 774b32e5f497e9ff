import { useEffect, useState } from 'react';

const step = 30_000;

/**
 * Returns the current time, at most half a minute old and never before `notBefore`, so that a fresh save is in the
 * past.
 */
export function useNow(notBefore?: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  const saved = notBefore ? Date.parse(notBefore) : 0;
  return Math.max(now, Number.isNaN(saved) ? 0 : saved);
}
