import type { Language } from '../route/faces.ts';
import { formatDay } from './dates.ts';

/** Returns '5 марта 2024, 14:30' in the given time zone; the admin area passes that of the reader. */
export function formatMoment(value: string, language: Language, timeZone = 'UTC'): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  // Swedish formats as 2024-03-05 14:30, which every Intl supports and which is easy to split.
  const [day = '', clock = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(time)
    .split(' ');
  return `${formatDay(day, language)}, ${clock}`;
}
