/** The query parameter of a login address that holds the page to return to. */
export const returnParameter = 'next';

/** Longer than any address of the site. */
export const longestReturnPath = 2048;
// Any base works: only the resulting path is used.
const base = 'http://site.invalid';
// oxlint-disable-next-line no-control-regex -- browsers remove these from addresses: `/<tab>/host` becomes `//host`
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** Returns the path to open after a login if it is on the same host, otherwise the fallback. */
export function returnPath(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/') || next.startsWith('//') || next.length > longestReturnPath) return fallback;
  if (unsafe.test(next)) return fallback;
  const url = parse(next);
  // `/..//host` keeps the host but leaves a path that names another one.
  if (url?.origin !== base || url.pathname.startsWith('//')) return fallback;
  return url.pathname + url.search + url.hash;
}

/** Returns a login address that leads back to the page `from`. */
export function withReturnPath(login: string, from: string): string {
  const mark = login.includes('?') ? '&' : '?';
  return `${login}${mark}${new URLSearchParams({ [returnParameter]: from })}`;
}

function parse(path: string): URL | undefined {
  try {
    return new URL(path, base);
  } catch {
    return undefined;
  }
}
