/** Checks of single values before anything is sent; the services check again. */

const calendarDate = /^\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?$/;

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  return ['http:', 'https:'].includes(new URL(text).protocol);
}

/** YYYY-MM or YYYY-MM-DD. */
export const isCalendarDate = (text: string): boolean => calendarDate.test(text);

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What an empty field means to the services. */
export const orNull = (text: string): string | null => text.trim() || null;

/** As in the contract of the accounts' service. */
export const shortestPassword = 10;
