import { pageRoute, resolve, routeRow, type Face, type FaceHosts } from '@janus-site/core';

const longest = 500;
const longestTarget = 1000;
const standIns: FaceHosts = { portfolio: ['portfolio.invalid'], blog: ['blog.invalid'] };

/** An address that is only a WordPress post number: `/?p=12`. */
const numbered = /^\/(?:index\.php)?\?(?:[^#]*&)?p=(\d{1,15})(?:[&#]|$)/;

/** Normalizes an old address: `.html`, `index` and a final slash make no difference. */
export function redirectPath(address: string): string | null {
  const number = numbered.exec(address)?.[1];
  if (number !== undefined) return `/?p=${number}`;
  let [path = ''] = address.split(/[?#]/, 1);
  // An escaped letter has up to twelve characters.
  if (path.length > 12 * longest) return null;
  try {
    path = decodeURI(path);
  } catch {
    // Its escapes are not valid text, so it stays as written.
  }
  path = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html?$/i, '');
  const isPlain = path.startsWith('/') && !path.startsWith('//') && !/[\p{C}\\]/u.test(path);
  return isPlain && path.length <= longest ? path : null;
}

export const isElsewhere = (target: string): boolean => target.startsWith('https://');

function pathTarget(address: string): string | null {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  const key = path === '/' ? '/' : redirectPath(address);
  if (key === null || key.includes('?')) return key;
  // Dots could lead out of the path, to `//another.host`.
  return new URL(key, 'https://x').pathname.startsWith('//') ? null : key + rest;
}

/** Decodes escapes if the address stays the same. */
function legible(href: string): string {
  try {
    const text = decodeURI(href);
    return new URL(text).href === href && !/[\p{C}\s\\]/u.test(text) ? text : href;
  } catch {
    return href;
  }
}

function addressElsewhere(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && href.length <= longestTarget ? legible(href) : null;
}

/** Normalizes a target: a path with its query and anchor, or an https address; null for anything else. */
export function redirectTarget(address: string): string | null {
  if (address.length > longestTarget || /[\p{C}\s\\]/u.test(address)) return null;
  return address.startsWith('/') ? pathTarget(address) : addressElsewhere(address);
}

/** Returns the page of a face at a path; null if visitors see nothing there. */
export function placeOf(face: Face, path: string): { route: string; params: Record<string, string> } | null {
  const [host = ''] = standIns[face];
  const place = resolve({ host, path: encodeURI(path), search: '' }, standIns);
  return place.kind === 'page' && routeRow(place.route).access === 'public' ? place : null;
}

/** Whether a path is a page, a service or an upload of a face: it is never redirected. */
export function isOwnPath(path: string): boolean {
  if (/^\/(?:api|media)(?:\/|$)/.test(path)) return true;
  return Object.values(standIns).some(([host = '']: readonly string[]) => {
    const place = resolve({ host, path: encodeURI(path), search: '' }, standIns);
    // A redirect may use it until the owner creates a page there.
    const isOwners = place.kind === 'page' && place.route === pageRoute[place.face];
    return (place.kind === 'page' && !isOwners) || place.kind === 'redirect';
  });
}
