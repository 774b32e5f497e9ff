import { resolve } from '@janus-site/core';
import type { Api, FaceHosts } from '@janus-site/core';
import { loadPage } from './loadPage.ts';
import type { LoadingOptions } from './runLoaders.ts';
import type { Page, Shown } from './page.ts';

export interface PageLoader {
  /** What an address shows: the same code as on the server. A redirect is an address. */
  resolve(address: string): Shown | { kind: 'redirect'; to: string };
  load(address: string, resolution: Shown, options?: LoadingOptions): Promise<Page>;
  /** Begins to load what a link under the pointer leads to. */
  prefetch(address: string, cached?: LoadingOptions['cached']): void;
}

/** How long what was loaded for a link under the pointer serves the click. */
const prefetchedFor = 10_000;

export interface PageLoaderOptions {
  host: string;
  hosts: FaceHosts;
  api: Api;
  now?: () => number;
}

/** Splits an address of this host into what `resolve` takes. */
function splitAddress(address: string): { path: string; search: string } {
  const [path = '/', search = ''] = (address.split('#')[0] ?? '/').split(/\?(.*)/s);
  return { path, search };
}

export function createPageLoader({ host, hosts, api, now = Date.now }: PageLoaderOptions): PageLoader {
  const ahead = new Map<string, { since: number; page: Promise<Page> }>();

  function settle(address: string): ReturnType<PageLoader['resolve']> {
    return resolve({ host, ...splitAddress(address) }, hosts);
  }

  return {
    resolve: settle,
    load(address, resolution, options) {
      const begun = ahead.get(address);
      ahead.clear();
      if (begun !== undefined && now() - begun.since < prefetchedFor) return begun.page;
      return loadPage(resolution, api, options);
    },
    prefetch(address, cached) {
      const bare = address.split('#')[0] ?? address;
      const begun = ahead.get(bare);
      if (begun !== undefined && now() - begun.since < prefetchedFor) return;
      const resolution = settle(bare);
      if (resolution.kind === 'redirect') return;
      const page = loadPage(resolution, api, { cached });
      page.catch(() => ahead.delete(bare));
      ahead.set(bare, { since: now(), page });
    },
  };
}
