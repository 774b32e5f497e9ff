/** A path with what it asks for, as people know an address of a site; null for what is no address. */
function parse(address: string, base: string | null): URL | null {
  try {
    return new URL(address.trim(), base ?? undefined);
  } catch {
    return null;
  }
}

/** WordPress knows a post by its number as well. */
function numberOf({ searchParams }: URL): string {
  const number = searchParams.get('p') ?? '';
  return /^\d{1,15}$/.test(number) ? `?p=${number}` : '';
}

function pathOf(url: URL): string {
  try {
    return decodeURI(url.pathname);
  } catch {
    return url.pathname;
  }
}

/** One spelling of the addresses of a page, whatever the protocol, the `www` and the slash at the end. */
function keyOf(url: URL): string {
  const path = pathOf(url).replace(/\/+$/, '');
  return `${url.hostname.replace(/^www\./, '')}${path}${numberOf(url)}`;
}

export interface Addresses {
  add(address: string, here: string): void;
  /** The address here of a page of the old site. */
  find(address: string): string | undefined;
  /** The whole address; null for one that no browser would open. */
  absolute(address: string): string | null;
}

/** Where the pages of another site are on this one. */
export function createAddresses(base: string | null): Addresses {
  const cache = new Map<string, string>();
  return {
    add(address, here) {
      const url = parse(address, base ?? 'https://old.invalid');
      if (url) cache.set(keyOf(url), here);
    },
    find(address) {
      const url = parse(address, base ?? 'https://old.invalid');
      return url ? cache.get(keyOf(url)) : undefined;
    },
    absolute(address) {
      const url = parse(address, base);
      return url && /^https?:$/.test(url.protocol) ? url.href : null;
    },
  };
}

/** The paths of a post's addresses that may lead here, each once. */
export function pathsOf(addresses: readonly string[]): string[] {
  const paths = addresses.flatMap((address) => {
    const url = parse(address, 'https://old.invalid');
    if (!url) return [];
    return pathOf(url) === '/' ? [`/${numberOf(url)}`] : [pathOf(url)];
  });
  return [...new Set(paths)].filter((path) => path !== '/');
}
