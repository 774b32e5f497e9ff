/**
 * What an address is, to the service that takes it and to every page, feed and file that shows it. All of these are
 * total: an address that was written by an older version, or past the services, is null and never throws.
 */

/** No space, no control character, no backslash: `URL` would repair them in silence. */
const web = /^https?:\/\/[^\s\p{Cc}\\]+$/u;
const ours = /^\/media\/[\w.-]+$/;
const handle = /^@?(\w{4,64})$/;
const longestAddress = 500;

/** A whole http or https address as browsers read it. */
export function parseWebAddress(text: string): URL | null {
  if (text.length > longestAddress || !web.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

export function isWebAddress(text: string): boolean {
  return parseWebAddress(text) !== null;
}

/** A picture of the site: pages load no other. */
export function isPictureAddress(text: string): boolean {
  return text.length <= longestAddress && ours.test(text);
}

/** The absolute address of a picture for whoever reads it outside of a page. */
export function absolutePicture(text: string | null, base: string): string | null {
  return text !== null && isPictureAddress(text) ? new URL(text, base).href : null;
}

/** How a person is found on a network. */
export interface NetworkAddress {
  name: string;
  href: string;
}

/** Takes a handle with or without @, or a whole address. The name has the @. */
export function telegramAddress(value: string): NetworkAddress | null {
  const url = parseWebAddress(value);
  if (url) return { name: `@${/@?([^/]*)\/?$/.exec(url.pathname)?.[1] || url.host}`, href: value };
  const [, name] = handle.exec(value) ?? [];
  return name === undefined ? null : { name: `@${name}`, href: `https://t.me/${name}` };
}

/** Takes a name or a whole address; the name of another site's address is its host and path. */
export function githubAddress(value: string): NetworkAddress | null {
  if (/^[\w-]{1,39}$/.test(value)) return { name: value, href: `https://github.com/${value}` };
  if (!parseWebAddress(value)) return null;
  return { name: shortAddress(value).replace(/^github\.com\//, ''), href: value };
}

/** What a person calls an address: without the scheme and the last slash. */
export function shortAddress(value: string): string {
  return value.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
