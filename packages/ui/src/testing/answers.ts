/** Returns a list without further pages. */
export const whole = <T>(items: T[]) => ({ items, total: items.length, next_cursor: null });

export const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
