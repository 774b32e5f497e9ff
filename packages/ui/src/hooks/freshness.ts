import { createContext } from 'react';

/** How long data from the server counts as just loaded, in milliseconds: no request repeats it. */
const freshFor = 60_000;

export interface Freshness {
  /** Returns whether this value came from the server and is still fresh. */
  isFresh(key: string, data: unknown): boolean;
}

export const FreshnessContext = createContext<Freshness>({ isFresh: () => false });

export function createFreshness(fallback: Readonly<Record<string, unknown>>, now: () => number): Freshness {
  const since = now();
  return {
    isFresh: (key, data) => key in fallback && fallback[key] === data && now() - since < freshFor,
  };
}
