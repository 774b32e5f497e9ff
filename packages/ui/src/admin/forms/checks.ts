/** Single values before they are sent; the server checks them again. */

/** The server takes null for an empty field. */
export const orNull = (text: string): string | null => text.trim() || null;

/** In characters; the same limit as in the API contract. */
export const shortestPassword = 10;
