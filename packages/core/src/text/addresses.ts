/**
 * The rules for addresses, shared by the services that accept them and the pages, feeds and files that show them. All
 * functions are total: they return null for an invalid stored address and never throw.
 */

/** No space, control character or backslash: `URL` would silently correct them. */
const web = /^https?:\/\/[^\s\p{Cc}\\]+$/u;
const ours = /^\/media\/[\w.-]+$/;
const telegram = /^(?:(?:https?:\/\/)?(?:www\.)?t(?:elegram)?\.me\/)?@?(\w{4,64})\/?(?:\?.*)?$/i;
const longestAddress = 500;
/** The pattern of the contract: what mail servers deliver everywhere, so Latin letters alone. */
const email =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i;
const longestEmail = 254;

/** Parses a complete http or https address; returns null for anything else. */
export function parseWebAddress(text: string): URL | null {
  if (text.length > longestAddress || !web.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns whether the text is a complete http or https address. */
export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== null;
}

/** Returns whether the text is an email address that the services accept. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longestEmail && email.test(text);
}

/** Returns whether an address is a picture of the site; pages load no other pictures. */
export function isPictureAddress(text: string): boolean {
  return text.length <= longestAddress && ours.test(text);
}

/** Returns the absolute address of a picture, for use outside of pages; null if it is not a picture of the site. */
export function absolutePicture(text: string | null, base: string): string | null {
  return text !== null && isPictureAddress(text) ? new URL(text, base).href : null;
}

/** A person's name and address on a network. */
export interface NetworkAddress {
  name: string;
  href: string;
}

/**
 * Returns the name and address of a Telegram handle, with or without @, of a link to one, or of another complete
 * address. The name of an account has the @; other addresses are named as such.
 */
export function telegramAddress(value: string): NetworkAddress | null {
  const account = telegram.exec(value)?.[1];
  const isAddress = isWebAddress(value);
  if (account) return { name: `@${account}`, href: isAddress ? value : `https://t.me/${account}` };
  return isAddress ? { name: shortAddress(value), href: value } : null;
}

/**
 * Returns the name and address of a GitHub name or of a complete address. For other sites the name is host and path.
 */
export function githubAddress(value: string): NetworkAddress | null {
  if (/^[\w-]{1,39}$/.test(value)) return { name: value, href: `https://github.com/${value}` };
  if (!parseWebAddress(value)) return null;
  return { name: shortAddress(value).replace(/^github\.com\//, ''), href: value };
}

/** Returns an address without its scheme and last slash. */
export function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
