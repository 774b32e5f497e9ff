export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

/** Days, hours and months are in UTC: one database may have instances in several time zones. */
export function startOf(span: 'hour' | 'day' | 'month', time: number): number {
  if (span !== 'month') return time - (time % (span === 'hour' ? hour : day));
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** `2026-01-31`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
