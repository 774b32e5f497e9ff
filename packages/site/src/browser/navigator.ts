import { href } from '@janus-site/core';
import type { FaceHosts } from '@janus-site/core';
import type { Client } from '../page/client.ts';
import { formerSlug, loadShell } from '../page/loadPage.ts';
import { morph } from './morph.ts';
import type { LoadingOptions } from '../page/runLoaders.ts';
import { MissingCode, withCode } from '../page/page.ts';
import type { PageLoader } from '../page/pageLoader.ts';
import { createPageLoader } from '../page/pageLoader.ts';
import type { View } from '../page/view.ts';
import { isProtected } from '../page/view.ts';

export type Arrival =
  | { go: string; isDocument?: boolean }
  | (Omit<View, 'address'> & {
      /** Puts the page on the screen in motion; without it there is none. */
      draw?(commit: () => void): void;
    });

export interface ArrivalOptions extends LoadingOptions {
  /** The address of the page that is left for another one. */
  former?: string;
}

/** What is needed to leave the page that the server sent for another one, and nothing before. */
export interface Navigator {
  arrive(address: string, options: ArrivalOptions): Promise<Arrival>;
  /** Begins to load what a link under the pointer leads to. */
  prefetch(address: string, cached?: LoadingOptions['cached']): void;
}

export interface NavigatorOptions {
  host: string;
  hosts: FaceHosts;
  client: Client;
}

export function createNavigator({ host, hosts, client }: NavigatorOptions): Navigator {
  const loader = createPageLoader({ host, hosts, api: client.api });
  return {
    arrive: (address, options) => arriveAt(address, { loader, client }, options),
    prefetch: (address, cached) => loader.prefetch(address, cached),
  };
}

/** Everything that must be known before an address may be shown: where it leads, who may see it, its code and data. */
async function arriveAt(
  address: string,
  { loader, client }: { loader: PageLoader; client: Client },
  { former, ...options }: ArrivalOptions,
): Promise<Arrival> {
  const resolution = loader.resolve(address);
  if (resolution.kind === 'redirect') return { go: resolution.to };
  try {
    if (resolution.kind === 'page' && isProtected({ name: resolution.route })) {
      const { passGuard } = await withCode(import('../page/passGuard.ts'));
      const verdict = await passGuard(client, resolution, address + location.hash);
      if ('go' in verdict) return verdict;
      const { error } = verdict;
      if (error) return { page: await loadShell(resolution, client.api), stage: 'waiting', error };
    }
    const page = await loader.load(address, resolution, options);
    const slug = formerSlug(page);
    const { language } = page;
    const { domain } = page.resolution;
    if (slug !== null) return { go: href('post', { params: { slug }, language, domain }) };
    if (former !== undefined) dropMarks();
    const moves = former !== undefined && page.layoutName === 'public';
    return {
      page,
      stage: 'ready',
      error: null,
      ...(moves && { draw: (commit) => morph(former, address, commit) }),
    };
  } catch (error) {
    // A new version may have replaced the files: the server knows the way.
    if (error instanceof MissingCode) return { go: address, isDocument: true };
    throw error;
  }
}

/** What the server told machines of the page that it sent is not true of the next one. */
function dropMarks(): void {
  for (const mark of document.head.querySelectorAll('[property],[type="application/ld+json"]')) mark.remove();
}
