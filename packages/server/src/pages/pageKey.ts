/** The hosts of both faces, as the settings list them. */
export interface KnownHosts {
  readonly portfolio: readonly string[];
  readonly blog: readonly string[];
}

const tracking = /^(?:utm_\w+|yclid|gclid|fbclid|_openstat|ysclid)$/;
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;
const remembered = 500;

export interface PageKeys {
  /** The host a page is rendered for: known hosts without their port, loopback names with it, all others as one. */
  hostOf(host: string | undefined): string;
  /** The path and query a page is rendered for: without what only counts visitors. */
  addressOf(url: string): string;
}

/** What a page depends on. Unknown hosts share one key, so that nobody can fill the memory with made-up names. */
export function createPageKeys(hosts: KnownHosts): PageKeys {
  const known = new Set([...hosts.portfolio, ...hosts.blog].map((host) => host.toLowerCase()));
  const canonical = hosts.portfolio[0] ?? 'localhost';
  const seen = new Map<string, string>();

  function settle(host: string): string {
    const lower = host.toLowerCase();
    const name = lower.replace(/:\d*$/, '').replace(/\.$/, '');
    if (loopback.test(name)) return lower;
    return known.has(name) ? name : canonical;
  }

  return {
    hostOf(host) {
      if (host === undefined) return canonical;
      const before = seen.get(host);
      if (before !== undefined) return before;
      const settled = settle(host);
      if (seen.size >= remembered) seen.clear();
      seen.set(host, settled);
      return settled;
    },
    addressOf(url) {
      const at = url.indexOf('?');
      if (at < 0) return url;
      const kept = new URLSearchParams(url.slice(at + 1));
      for (const name of new Set(kept.keys())) if (tracking.test(name)) kept.delete(name);
      kept.sort();
      const query = kept.toString();
      return query === '' ? url.slice(0, at) : `${url.slice(0, at)}?${query}`;
    },
  };
}
