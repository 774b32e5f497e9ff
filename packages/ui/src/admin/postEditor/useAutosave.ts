import { useEffect, useEffectEvent, useRef } from 'react';

const delay = 800;
const every = 5_000;

export interface Autosave {
  isWanted: boolean;
  values: object;
  save(): void;
}

/** 800 ms after the last key, at most every 5 s. */
export function useAutosave({ isWanted, values, save }: Autosave): void {
  const lastAt = useRef(0);
  const run = useEffectEvent(() => {
    lastAt.current = Date.now();
    save();
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const wait = Math.max(delay, lastAt.current + every - Date.now());
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [isWanted, values]);
}
