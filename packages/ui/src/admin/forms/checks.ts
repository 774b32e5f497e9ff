/** Checks of single values before anything is sent; the services check again. */

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What an empty field means to the services. */
export const orNull = (text: string): string | null => text.trim() || null;

/** As in the contract of the accounts' service. */
export const shortestPassword = 10;
