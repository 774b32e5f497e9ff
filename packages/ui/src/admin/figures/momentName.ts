import type { FiguresPeriod, Language } from '@janus-site/core';

const forms = {
  // hours are in the reader's time zone; days and months in UTC, as they are counted
  day: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  month: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  year: { month: 'long', year: 'numeric', timeZone: 'UTC' },
} as const satisfies Record<FiguresPeriod, Intl.DateTimeFormatOptions>;

/** Returns the name of an hour, a day or a month. */
export function momentName(at: string, period: FiguresPeriod, language: Language): string {
  return new Intl.DateTimeFormat(language, forms[period]).format(new Date(at));
}
