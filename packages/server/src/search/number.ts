/**
 * Numbers available for documents of one millisecond; the last moment of the year 2999 is then still a safe integer.
 */
const perMoment = 256;

/** A later time was stored by mistake; it must not produce a number that JavaScript cannot represent. */
const latest = Math.floor(Number.MAX_SAFE_INTEGER / perMoment) - 1;

/**
 * The first number of a moment. Numbers are in order of time, so that both engines find the newest first without
 * sorting, and exclude scheduled content by one comparison.
 */
export function firstNumberOf(time: number): number {
  return Math.max(-latest, Math.min(latest, time)) * perMoment;
}
