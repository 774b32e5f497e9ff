/**
 * Dates in words. Month names are listed here and the time zone is explicit, so that a server and all browsers
 * return the same text and hydration finds no difference.
 */
import type { Bilingual, Language } from '../route/faces.ts';

const ongoing: Bilingual = { ru: 'настоящее время', en: 'Present' };

const words = (text: string): readonly string[] => text.split(' ');
// Marked as pure, so that a page that shows no date does not contain the months.
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

/** Returns 'март 2024' or 'March 2024'. Accepts YYYY-MM, YYYY-MM-DD or a time; returns other values unchanged. */
export function formatMonth(value: string, language: Language): string {
  const date = parse(value);
  return date ? `${months[language][date.month - 1]} ${date.year}` : value;
}

/** Returns '5 марта 2024' or 'March 5, 2024', in UTC; only the month if there is no day. */
export function formatDay(value: string, language: Language): string {
  const date = parse(value);
  if (!date?.day) return formatMonth(value, language);
  if (language === 'en') return `${months.en[date.month - 1]} ${date.day}, ${date.year}`;
  return `${date.day} ${monthsOfDay[date.month - 1]} ${date.year}`;
}

/** Returns 'март 2020 — настоящее время' or 'March 2020 – May 2024'. An end of `null` means ongoing. */
export function formatPeriod(start: string | null, end: string | null, language: Language): string {
  const last = end === null ? ongoing[language] : formatMonth(end, language);
  if (start === null) return last;
  const first = formatMonth(start, language);
  const dash = language === 'ru' ? '—' : '–';
  return first === last ? first : `${first}\u00a0${dash} ${last}`;
}

/** Returns the year of a date, as in '2024'. */
export function yearOf(value: string): string {
  return parse(value)?.year ?? value;
}

function parse(value: string): { year: string; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:$|T)/.exec(value);
  const month = Number(match?.[2]);
  if (!match?.[1] || month < 1 || month > 12) return undefined;
  return { year: match[1], month, day: Number(match[3] ?? 0) };
}
