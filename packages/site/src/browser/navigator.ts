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
import { arrive, currentEntry, goTo } from './navigation.ts';
import { playPageTransition } from './pageTransition.ts';
import { keepScroll, settleScroll, takeOverScroll } from './scroll.ts';

/** Either another address to go to, or the view of the requested one. */
type Arrival = { go: string } | Pick<View, 'page' | 'stage' | 'error'>;

interface Leaving {
  /** The view on the screen. */
  left: View;
  /** Shows the next page. */
  show: (view: View) => void;
  /** Aborted when the address has changed again. */
  signal: AbortSignal;
}

/** How long a page that was prefetched for a link under the pointer stays usable, in milliseconds. */
const prefetchedFor = 10_000;

const loadGuard = lazy(() => import('../page/passGuard.ts'));
const pathOf = (address: string) => address.split('?', 1)[0];

/** The code for going from the page that the server sent to another one; loaded only then. */
export class Navigator {
  readonly #hosts: FaceHosts;
  readonly #client: Lazy<Client>;
  readonly #prefetched = new Map<string, { since: number; page: Promise<Page> }>();

  constructor(hosts: FaceHosts, client: Lazy<Client>) {
    this.#hosts = hosts;
    this.#client = client;
    takeOverScroll();
  }

  /**
   * Shows the complete page of an address; loads the document of a missing page from the server. Rejects with
   * `MissingCode` if the code of the page could not be loaded.
   */
  async go(address: string, { left, show, signal }: Leaving): Promise<void> {
    // The same page with another query: data that it already has is not loaded again.
    const isSamePage = pathOf(left.address) === pathOf(address);
    const arrival = await this.#arrive(address, { signal, ...(isSamePage && { cached: left.page.data }) });
    if (signal.aborted) return;
    if ('go' in arrival) return goTo(arrival.go, { replace: true });
    // Only the server knows the redirects (docs/behaviour.md, B49). What it has sent itself is shown.
    if (arrival.page.name === 'notFound' && left.address !== address) return location.replace(address);
    const view: View = { address, entry: currentEntry(), ...arrival };
    keepScroll(left);
    const draw = () => {
      // The visitor may have gone on while the transition began.
      if (signal.aborted) return;
      arrive();
      flushSync(() => show(view));
      settleScroll(left, view);
    };
    if (!isSamePage) dropMarks();
    if (!isSamePage && view.page.layoutName === 'public' && view.stage === 'ready') {
      playPageTransition(left.address, address, draw);
      tellShown(address);
    } else draw();
  }

  /** Starts loading the page of a link under the pointer. */
  prefetch(address: string, cached?: LoadingOptions['cached']): void {
    if (this.#begun(address)) return;
    const resolution = this.#resolve(address);
    if (resolution.kind === 'redirect') return;
    const page = this.#load(resolution, { cached });
    page.catch(() => this.#prefetched.delete(address));
    this.#prefetched.set(address, { since: Date.now(), page });
  }

  /** Loads all that must be known before an address is shown: its route, the guard's decision, its code and data. */
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

  /** Resolves an address with the same code as the server. */
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

/** Reports a page rendered here, because the server counts only the pages that it sends. */
function tellShown(address: string): void {
  fetch(address, { method: 'HEAD', headers: { 'x-page-shown': '1' } }).catch(() => undefined);
}

/** Removes the metadata that the server wrote into the head for the first page; it is wrong for the next one. */
function dropMarks(): void {
  for (const mark of document.head.querySelectorAll('[property],[type="application/ld+json"]')) mark.remove();
}
