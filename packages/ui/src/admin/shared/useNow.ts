import { useEffect, useState } from 'react';

const step = 30_000;

/** The present moment, no staler than half a minute and never before `notBefore`: what has just been saved is past. */
export function useNow(notBefore?: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), step);
    return () => clearInterval(timer);
  }, []);
  const saved = notBefore ? Date.parse(notBefore) : 0;
  return Math.max(now, Number.isNaN(saved) ? 0 : saved);
}
