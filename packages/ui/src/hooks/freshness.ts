import { createContext } from 'react';

/** What the server sent along counts as read just now for this long: no request repeats it. */
export const freshFor = 60_000;

export interface Freshness {
  /** Is this very value the server's, and still young? */
  isFresh(key: string, data: unknown): boolean;
}

export const FreshnessContext = createContext<Freshness>({ isFresh: () => false });

export function createFreshness(fallback: Readonly<Record<string, unknown>>, now: () => number): Freshness {
  const since = now();
  return {
    isFresh: (key, data) => key in fallback && fallback[key] === data && now() - since < freshFor,
  };
}
