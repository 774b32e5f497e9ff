/** A response of this folder: the server adds its tag, its compression and its place in the cache. */
export function createResponse(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { headers: { 'content-type': type, ...headers } });
}

/** Lets pages of other sites embed the response. */
export const forOtherSites = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Public data that feed readers and tools in a browser may fetch from anywhere. */
export const forEverybody = {
  'access-control-allow-origin': '*',
  ...forOtherSites,
} as const;
