import { useEffect, useState } from 'react';

const typingPause = 250;

/** A value as it was when it last stood still for a quarter of a second. */
export function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
