const minute = 60_000;
const hour = 60 * minute;

/** Delays after failed attempts; about a day in all. The first exceeds an attempt's time: until then it is ours. */
const waits = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 7 * hour, 12 * hour];

export const mostAttempts = waits.length + 1;

/**
 * Returns the delay after an attempt, plus up to a tenth to spread out deliveries that failed together.
 * @param random From 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? minute;
  return Math.round(wait * (1 + random / 10));
}
