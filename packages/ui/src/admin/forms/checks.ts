/** Checks of single values before sending; the server checks again. */

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The server takes null for an empty field. */
export const orNull = (text: string): string | null => text.trim() || null;

/** In characters; the same limit as in the API contract. */
export const shortestPassword = 10;
