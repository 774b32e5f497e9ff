/** Returns a file's path with the localhost parameter `domain` where the page has one, so that the face survives. */
export function keepDomain(path: string, domain: string | null): string {
  return domain === null ? path : `${path}?${new URLSearchParams({ domain }).toString()}`;
}
