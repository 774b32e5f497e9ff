import { href, loginRoute, resolve, withReturnPath } from '@janus-site/core';
import type { FaceHosts } from '@janus-site/core';
import { flushSync } from 'react-dom';
import type { Client } from '../page/client.ts';
import type { Lazy } from '../page/lazy.ts';
import { lazy } from '../page/lazy.ts';
import { loadPage, loadShell, presentAddress } from '../page/loadPage.ts';
import type { Page, Shown } from '../page/page.ts';
import type { LoadingOptions } from '../page/runLoaders.ts';
import type { View } from '../page/view.ts';
import { isProtected } from '../page/view.ts';
import { currentEntry, goTo } from './navigation.ts';
import { drawInMotion } from './pageTransition.ts';
import { keepScroll, settleScroll, takeOverScroll } from './scroll.ts';

/** An address of its own to go to, or what is shown at the one that was asked for. */
type Arrival = { go: string } | Pick<View, 'page' | 'stage' | 'error'>;

interface Leaving {
  /** What is on the screen. */
  left: View;
  /** Puts the next page there. */
  show: (view: View) => void;
  /** Aborted when the address has changed again. */
  signal: AbortSignal;
}

/** How long what was loaded for a link under the pointer serves the click, in milliseconds. */
const prefetchedFor = 10_000;

const loadGuard = lazy(() => import('../page/passGuard.ts'));
const pathOf = (address: string) => address.split('?', 1)[0];

/** What is needed to leave the page that the server sent for another one, and nothing before. */
export class Navigator {
  readonly #hosts: FaceHosts;
  readonly #client: Lazy<Client>;
  readonly #prefetched = new Map<string, { since: number; page: Promise<Page> }>();

  constructor(hosts: FaceHosts, client: Lazy<Client>) {
    this.#hosts = hosts;
    this.#client = client;
    takeOverScroll();
  }

  /** Shows what an address leads to, whole. Rejects with `MissingCode` where only the server knows the way. */
  async go(address: string, { left, show, signal }: Leaving): Promise<void> {
    // The same page with another query: data that it already has is not loaded again.
    const isSamePage = pathOf(left.address) === pathOf(address);
    const arrival = await this.#arrive(address, { signal, ...(isSamePage && { cached: left.page.data }) });
    if (signal.aborted) return;
    if ('go' in arrival) return goTo(arrival.go, { replace: true });
    const view: View = { address, entry: currentEntry(), ...arrival };
    keepScroll(left);
    const draw = () => {
      flushSync(() => show(view));
      settleScroll(left, view);
    };
    if (!isSamePage) dropMarks();
    if (!isSamePage && view.page.layoutName === 'public' && view.stage === 'ready') {
      drawInMotion(left.address, address, draw);
      if (view.page.name !== 'notFound') tellShown(address);
    } else draw();
  }

  /** Begins to load what a link under the pointer leads to. */
  prefetch(address: string, cached?: LoadingOptions['cached']): void {
    if (this.#begun(address)) return;
    const resolution = this.#resolve(address);
    if (resolution.kind === 'redirect') return;
    const page = this.#load(resolution, { cached });
    page.catch(() => this.#prefetched.delete(address));
    this.#prefetched.set(address, { since: Date.now(), page });
  }

  /** Everything that must be known before an address may be shown: where it leads, who may see it, its code and data. */
  async #arrive(address: string, options: LoadingOptions): Promise<Arrival> {
    const resolution = this.#resolve(address);
    if (resolution.kind === 'redirect') return { go: resolution.to };
    const { face, language, domain } = resolution;
    if (resolution.kind === 'page' && isProtected({ name: resolution.route })) {
      const [{ passGuard }, client] = await Promise.all([loadGuard(), this.#client()]);
      const verdict = await passGuard(client);
      if (verdict === 'login') {
        const login = href(loginRoute[face], { language, domain });
        return { go: withReturnPath(login, address + location.hash) };
      }
      if (verdict) return { page: await loadShell(resolution, client.api), stage: 'waiting', error: verdict };
    }
    const page = await (this.#begun(address) ?? this.#load(resolution, options));
    this.#prefetched.clear();
    const present = presentAddress(page);
    if (present !== null) return { go: present };
    return { page, stage: 'ready', error: null };
  }

  /** The same code as on the server. */
  #resolve(address: string): ReturnType<typeof resolve> {
    const { pathname, search } = new URL(address, location.href);
    return resolve({ host: location.host, path: pathname, search }, this.#hosts);
  }

  async #load(resolution: Shown, options: LoadingOptions): Promise<Page> {
    const { api } = await this.#client();
    return loadPage(resolution, api, options);
  }

  #begun(address: string): Promise<Page> | undefined {
    const begun = this.#prefetched.get(address);
    return begun && Date.now() - begun.since < prefetchedFor ? begun.page : undefined;
  }
}

/** The server counts the pages that it sends; of one that was drawn here it would know nothing. */
function tellShown(address: string): void {
  fetch(address, { method: 'HEAD', headers: { 'x-page-shown': '1' } }).catch(() => undefined);
}

/** Metadata in the head that the server wrote for the first page is wrong for the next one. */
function dropMarks(): void {
  for (const mark of document.head.querySelectorAll('[property],[type="application/ld+json"]')) mark.remove();
}
