/**
 * Returns an address with a timestamp as the query parameter `v`, so that caches treat a replaced file as a new one.
 */
export function withVersion(url: string, now: number): string {
  // Embedded pictures are not cached, and their addresses take no parameters.
  if (/^(?:data|blob):/i.test(url)) return url;
  const [address = '', ...hash] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const search = new URLSearchParams(query.join('?'));
  search.set('v', String(now));
  return [`${path}?${search}`, ...hash].join('#');
}
