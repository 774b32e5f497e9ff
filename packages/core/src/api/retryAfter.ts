import type { Clock } from './clock.ts';

/** Returns the milliseconds of `Retry-After`, which holds seconds or a date; without it 0. */
export function retryAfter(response: Response | undefined, clock: Clock): number {
  const header = response?.headers.get('Retry-After') ?? '';
  return Math.max(0, Number(header) * 1000 || Date.parse(header) - clock.now()) || 0;
}
