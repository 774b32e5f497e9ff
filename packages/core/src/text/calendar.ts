/** What a date and a time are to the services; apart from `dates.ts`, whose every byte each visitor loads. */

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
