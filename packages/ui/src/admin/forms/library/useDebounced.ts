import { useEffect, useState } from 'react';

const typingPause = 250;

/** Returns the value once it has not changed for a quarter of a second. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
