import { href } from '@janus-site/core';
import type { ClientError } from '@janus-site/core';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import type { Client } from './client.ts';
import { goTo } from './navigation.ts';
import type { ReadingOptions } from './runReads.ts';
import { formerSlug, loadShell, MissingCode, withCode } from './scene.ts';
import type { SceneLoader } from './sceneLoader.ts';
import { splitAddress } from './sceneLoader.ts';
import type { Scroller } from './scroll.ts';
import type { View } from './view.ts';
import { isProtected } from './view.ts';

export interface SceneTools {
  loader: SceneLoader;
  client: Client;
  scroller: Scroller;
}

type Arrival = { go: string; isDocument?: boolean } | Omit<View, 'address'>;

/** Everything that must be known before an address may be shown: where it leads, who may see it, its code and data. */
async function arriveAt(
  address: string,
  { loader, client }: SceneTools,
  options: ReadingOptions,
): Promise<Arrival> {
  const resolution = loader.resolve(address);
  if (resolution.kind === 'redirect') return { go: resolution.to };
  try {
    if (resolution.kind === 'page' && isProtected({ name: resolution.route })) {
      const { passGuard } = await withCode(import('./passGuard.ts'));
      const verdict = await passGuard(client, resolution, address);
      if ('go' in verdict) return verdict;
      const { error } = verdict;
      const query = new URLSearchParams(splitAddress(address).search);
      if (error) return { scene: await loadShell(resolution, query, client.api), stage: 'waiting', error };
    }
    const scene = await loader.load(address, resolution, options);
    const slug = formerSlug(scene);
    const { language } = scene;
    const { domain } = scene.resolution;
    if (slug !== null) return { go: href('post', { params: { slug }, language, domain }) };
    return { scene, stage: 'ready', error: null };
  } catch (error) {
    // A new version may have replaced the files: the server knows the way.
    if (error instanceof MissingCode) return { go: address, isDocument: true };
    throw error;
  }
}

const noCode: ClientError = { kind: 'network', message: 'The code of this page could not be loaded' };

/**
 * The page that the address bar asks for, switched only when it can be drawn whole: no flash of a protected, a wrong
 * or a half-loaded page.
 */
export function useScene(initial: View, tools: SceneTools): { view: View; retry(): void } {
  const [view, setView] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const address = usePathname() + search(useSearch());
  const shown = useRef(view);

  useEffect(() => {
    if (shown.current.address === address && shown.current.stage === 'ready') return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    // The same page with another query: what stands on it already is not read again.
    const isSamePage = pathOf(shown.current.address) === pathOf(address);
    const known = isSamePage ? shown.current.scene.data : undefined;
    // The document of this very address has been loaded already: loading it again and again would help nobody.
    const leaveFor = (to: string) => {
      if (shown.current.address === address) setView({ ...shown.current, error: noCode });
      else location.assign(to);
    };
    void arriveAt(address, tools, { known, signal }).then((arrival) => {
      if (signal.aborted) return;
      if ('scene' in arrival) setView({ address, ...arrival });
      else if (arrival.isDocument === true) leaveFor(arrival.go);
      else goTo(arrival.go, { replace: true });
    });
    return () => leaving.abort();
  }, [address, attempt, tools]);

  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = view;
    if (former !== view && former.address !== view.address)
      tools.scroller.arrive(former.address, view.address);
  }, [view, tools]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { view, retry };
}

const pathOf = (address: string) => splitAddress(address).path;

// wouter gives the query with its question mark; an empty one has none.
function search(query: string): string {
  return query === '' || query.startsWith('?') ? query : `?${query}`;
}
