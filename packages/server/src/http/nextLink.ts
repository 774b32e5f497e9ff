/** `Link` to the next page of a list (RFC 8288), based on the requested address; none on the last page. */
export function nextLink(url: string, body: unknown): Record<string, string> {
  const { next_cursor: cursor } = Object(body) as { next_cursor?: unknown };
  if (typeof cursor !== 'string') return {};
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  // a page number has no meaning with a cursor
  query.delete('page');
  query.set('cursor', cursor);
  return { link: `<${path}?${query.toString()}>; rel="next"` };
}
