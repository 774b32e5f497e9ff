/** Documents that can bear numbers of one millisecond; so many keep the last moment of the year 2999 a safe integer. */
const perMoment = 256;

/** What lies beyond was stored by a fault; it must not make a number that JavaScript cannot hold. */
const latest = Math.floor(Number.MAX_SAFE_INTEGER / perMoment) - 1;

/**
 * The first number of a moment. Numbers stand in the order of time, so that both engines find the newest first without
 * sorting, and leave out what is to come by one comparison.
 */
export function firstNumberOf(time: number): number {
  return Math.max(-latest, Math.min(latest, time)) * perMoment;
}
