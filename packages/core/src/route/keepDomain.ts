/**
 * Returns a file's path with the localhost parameter `domain` if the page has it, so that the link stays on the same
 * face.
 */
export function keepDomain(path: string, domain: string | null): string {
  return domain === null ? path : `${path}?${new URLSearchParams({ domain }).toString()}`;
}
