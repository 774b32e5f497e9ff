import { useEffect, useEffectEvent, useRef } from 'react';

const delay = 800;
const every = 5_000;

export interface Autosave {
  isWanted: boolean;
  values: object;
  save(): void;
}

/** 800 ms after the last key, or 5 s after the first one for who types without a pause; at most every 5 s. */
export function useAutosave({ isWanted, values, save }: Autosave): void {
  const lastAt = useRef(0);
  const firstKeyAt = useRef<number | null>(null);
  const run = useEffectEvent(() => {
    lastAt.current = Date.now();
    save();
  });
  useEffect(() => {
    if (!isWanted) {
      firstKeyAt.current = null;
      return undefined;
    }
    const now = Date.now();
    firstKeyAt.current ??= now;
    const longest = firstKeyAt.current + every - now;
    const wait = Math.max(Math.min(delay, longest), lastAt.current + every - now);
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [isWanted, values]);
}
