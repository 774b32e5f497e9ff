/** `Link` to the next page of a list (RFC 8288), by the address that was asked; none where there is no next one. */
export function nextLink(url: string, body: unknown): Record<string, string> {
  const { next_cursor: cursor } = Object(body) as { next_cursor?: unknown };
  if (typeof cursor !== 'string') return {};
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  // a page by its number says nothing to a cursor
  query.delete('page');
  query.set('cursor', cursor);
  return { link: `<${path}?${query.toString()}>; rel="next"` };
}
