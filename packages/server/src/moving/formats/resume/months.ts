import { isCalendarDate } from '@janus-site/core';

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const two = (number: string | number): string => String(number).padStart(2, '0');

/** The month assumed for a year alone, as a beginning or an end. */
const usual = { start: '01', end: '12' } as const;

/** Converts a date or a month, in ISO 8601 or in LinkedIn's form; null for anything else. */
export function readMonth(text: string, at: keyof typeof usual): { date: string; isGuessed: boolean } | null {
  const iso = text.replace(/T.*$/, '');
  if (isCalendarDate(iso)) return { date: iso, isGuessed: false };
  const [, word = '', day, year = ''] =
    /^(?:([a-z]{3})[a-z]{0,6}\.? (?:(\d{1,2}), )?)?(\d{4})$/i.exec(text) ?? [];
  const month = names.indexOf(word.toLowerCase()) + 1;
  if (word !== '' && month === 0) return null;
  const isGuessed = word === '';
  const date = [year, isGuessed ? usual[at] : two(month), ...(day === undefined ? [] : [two(day)])].join('-');
  return isCalendarDate(date) ? { date, isGuessed } : null;
}
