/** Answers of this folder: the server gives them their tag, their compression and their place in memory. */
export function answer(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, { headers: { 'content-type': type, ...headers } });
}

/** What pages of other sites may show. */
export const forOtherSites = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** Public data that readers and tools in a browser may fetch from anywhere. */
export const forEverybody = {
  'access-control-allow-origin': '*',
  ...forOtherSites,
} as const;
