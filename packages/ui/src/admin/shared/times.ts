import type { Language } from '@janus-site/core';

/** Formats the hour and minute in the reader's time zone: «12:04»; adds the date unless it is today. */
export function clockTime(at: number, language: Language, now: number): string {
  if (new Date(at).toDateString() !== new Date(now).toDateString()) {
    return shortMoment(new Date(at).toISOString(), language, now);
  }
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(at);
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
    hour12: false,
  }).format(date);
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats as «3 дня назад»; less than a minute is «сейчас». */
export function relativeTime(time: string, language: Language, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const seconds = (Date.parse(time) - now) / 1000;
  if (Number.isNaN(seconds)) return time;
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, 'second');
}

/** Returns the reader's time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
