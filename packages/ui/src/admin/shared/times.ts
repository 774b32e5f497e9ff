import type { Language } from '@janus-site/core';

/** Formats the hour and minute in the reader's time zone: «12:04»; adds the date unless it is today. */
export function clockTime(at: number, language: Language, now: number): string {
  if (new Date(at).toDateString() !== new Date(now).toDateString()) {
    return shortMoment(new Date(at).toISOString(), language, now);
  }
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    at,
  );
}

/** Formats as «3 дек., 10:00» in the reader's time zone; adds the year unless it is this one. */
export function shortMoment(time: string, language: Language, now: number): string {
  const date = new Date(time);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}

const day = 86_400;
const steps = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['day', day],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** The number of the reader's date, counted from a fixed one. */
function dateNumber(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 1000 / day;
}

/** Formats as «3 дня назад»; less than a minute is «сейчас». */
export function relativeTime(time: string, language: Language, now: number): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return time;
  const seconds = (at - now) / 1000;
  const [unit, length] = steps.find((step) => Math.abs(seconds) >= step[1]) ?? ['second', Infinity];
  // «Вчера» is the reader's date. Months and years are elapsed time, which «в прошлом месяце» is not.
  const isDate = unit === 'day' || unit === 'second';
  const count = unit === 'day' ? dateNumber(at) - dateNumber(now) : Math.trunc(seconds / length);
  return new Intl.RelativeTimeFormat(language, { numeric: isDate ? 'auto' : 'always' }).format(count, unit);
}

/** Returns the reader's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
