import { pageRoute, resolve } from '@janus-site/core';

const longest = 500;
const hosts = { portfolio: ['portfolio.invalid'], blog: ['blog.invalid'] };

/** The number that WordPress knows a post by, in an address of nothing else: `/?p=12`. */
const numbered = /^\/(?:index\.php)?\?(?:[^#]*&)?p=(\d{1,15})(?:[&#]|$)/;

/** One spelling of an old address: with and without `.html`, `index` and a slash at the end it is the same one. */
export function redirectPath(address: string): string | null {
  const number = numbered.exec(address)?.[1];
  if (number !== undefined) return `/?p=${number}`;
  let path = address.replace(/[?#].*$/s, '');
  try {
    path = decodeURI(path);
  } catch {
    // its escapes are no text: it is taken as it is written
  }
  path = path.replace(/\/+$/, '').replace(/(?:\/index)?\.html?$/i, '');
  const isPlain = path.startsWith('/') && !path.startsWith('//') && !/[\p{C}\\]/u.test(path);
  return isPlain && path.length <= longest ? path : null;
}

/** Whether a face has a page, a service or an upload there: such an address never leads elsewhere. */
export function isOwnPath(path: string): boolean {
  if (/^\/(?:api|media)(?:\/|$)/.test(path)) return true;
  return Object.values(hosts).some(([host = '']) => {
    const place = resolve({ host, path: encodeURI(path), search: '' }, hosts);
    // a page that the owner makes there one day comes first
    const isOwners = place.kind === 'page' && place.route === pageRoute[place.face];
    return (place.kind === 'page' && !isOwners) || place.kind === 'redirect';
  });
}
