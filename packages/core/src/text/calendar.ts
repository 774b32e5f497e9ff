/** Validation of dates and times; apart from `dates.ts`, which every visitor loads. */

const calendarDate = /^([12]\d{3})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?$/;
const time =
  /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Returns whether the text is a month (YYYY-MM) or an existing day (YYYY-MM-DD) in the years 1000 to 2999. */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day = '01'] = calendarDate.exec(text) ?? [];
  return year !== undefined && isDay(`${year}-${month}-${day}`);
}

/** Compares months and days over the precision that both have: 2024-05 does not end before 2024-05-17. */
export function endsBefore(end: string, start: string): boolean {
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
}

/**
 * Returns whether the text is an ISO 8601 time with a zone, in the years 1000 to 2999. Leap seconds are not accepted.
 */
export function isTime(text: string): boolean {
  return time.test(text) && isDay(text.slice(0, 10));
}

// A day that does not exist changes when it is parsed.
function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
