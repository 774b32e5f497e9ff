/** Appends the moment as the query parameter `v`, so that a cache takes a replaced file for a new one. */
export function withVersion(url: string, now: number): string {
  // A picture held in the page itself has no cache, and its address takes no parameter.
  if (/^(?:data|blob):/i.test(url)) return url;
  const [address = '', ...hash] = url.split('#');
  const [path = '', ...query] = address.split('?');
  const search = new URLSearchParams(query.join('?'));
  search.set('v', String(now));
  return [`${path}?${search}`, ...hash].join('#');
}
