const minute = 60_000;
const hour = 60 * minute;

/** After each failed attempt; about a day in all. The first is longer than an attempt may take: until then it is ours. */
const waits = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 7 * hour, 12 * hour];

export const mostAttempts = waits.length + 1;

/**
 * How long to wait after an attempt, with a tenth more at most, so that what failed together does not come back together.
 * @param random From 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? minute;
  return Math.round(wait * (1 + random / 10));
}
