import { useSyncExternalStore } from 'react';

const step = 30_000;

// One clock for all that look at it: a list has a moment in each row.
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, step);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** While nobody looks it stands still. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - now) >= step) now = Date.now();
  return now;
}

/** The present moment, no staler than half a minute and never before `notBefore`: what has just been saved is past. */
export function useNow(notBefore?: string): number {
  const moment = useSyncExternalStore(subscribe, read, read);
  const saved = notBefore ? Date.parse(notBefore) : 0;
  return Math.max(moment, Number.isNaN(saved) ? 0 : saved);
}
