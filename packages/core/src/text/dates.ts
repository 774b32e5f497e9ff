/**
 * Dates in words. The names are written out here and the time zone is always named, so that a server and any browser
 * give the same text and hydration finds no difference.
 */
import type { Bilingual, Language } from '../route/faces.ts';

const ongoing: Bilingual = { ru: 'настоящее время', en: 'Present' };

const words = (text: string): readonly string[] => text.split(' ');
// Marked as pure, so that a page that shows no date gets no months.
const months: Readonly<Record<Language, readonly string[]>> = {
  ru: /* @__PURE__ */ words(
    'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  ),
  en: /* @__PURE__ */ words(
    'January February March April May June July August September October November December',
  ),
};
const monthsOfDay = /* @__PURE__ */ words(
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
);

const calendarDate = /^([12]\d{3})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/;
const time =
  /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** A month (YYYY-MM) or a day that there is (YYYY-MM-DD), of the years 1000 to 2999, as feeds and files can say it. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day = '01'] = calendarDate.exec(text) ?? [];
  return year !== undefined && isDay(`${year}-${month}-${day}`);
}

/** A moment in ISO 8601 with its zone, of the same years; a second 60 has no moment. */
export function isTime(text: string): boolean {
  return time.test(text) && isDay(text.slice(0, 10));
}

// A day that there is not is another one after it was read.
function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

/** 'март 2024', 'March 2024'. Takes YYYY-MM, YYYY-MM-DD or a time; gives back what it cannot read. */
export function formatMonth(value: string, language: Language): string {
  const date = parse(value);
  return date ? `${months[language][date.month - 1]} ${date.year}` : value;
}

/** '5 марта 2024', 'March 5, 2024', in UTC; without a day it is the month alone. */
export function formatDay(value: string, language: Language): string {
  const date = parse(value);
  if (!date?.day) return formatMonth(value, language);
  if (language === 'en') return `${months.en[date.month - 1]} ${date.day}, ${date.year}`;
  return `${date.day} ${monthsOfDay[date.month - 1]} ${date.year}`;
}

/** '5 марта 2024, 14:30': a time in the given zone; the admin area passes the reader's own. */
export function formatMoment(value: string, language: Language, timeZone = 'UTC'): string {
  const time = Date.parse(value);
  if (Number.isNaN(time)) return value;
  // Swedish writes 2024-03-05 14:30, which every Intl has and which needs no parsing of words.
  const [day = '', clock = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(time)
    .split(' ');
  return `${formatDay(day, language)}, ${clock}`;
}

/** 'март 2020 — настоящее время', 'March 2020 – May 2024'; no end means that it goes on. */
export function formatPeriod(start: string | null, end: string | null, language: Language): string {
  const last = end === null ? ongoing[language] : formatMonth(end, language);
  if (start === null) return last;
  const first = formatMonth(start, language);
  const dash = language === 'ru' ? '—' : '–';
  return first === last ? first : `${first}\u00a0${dash} ${last}`;
}

/** The year alone: '2024'. */
export function yearOf(value: string): string {
  return parse(value)?.year ?? value;
}

function parse(value: string): { year: string; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:$|T)/.exec(value);
  const month = Number(match?.[2]);
  if (!match?.[1] || month < 1 || month > 12) return undefined;
  return { year: match[1], month, day: Number(match[3] ?? 0) };
}
