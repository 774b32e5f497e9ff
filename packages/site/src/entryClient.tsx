import { lazyApi } from '@janus-site/core';
import { startTransition, useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { Browser } from './browser/browserContexts.ts';
import { createBrowserContexts } from './browser/browserContexts.ts';
import { currentAddress, currentEntry } from './browser/navigation.ts';
import { report } from './browser/report.ts';
import { layOutWhenIdle } from './browser/layOutWhenIdle.ts';
import { useLoadedPage } from './hooks/useLoadedPage.ts';
import { createI18n } from './page/catalogues.ts';
import { lazy } from './page/lazy.ts';
import { loadParts } from './page/page.ts';
import type { PageState } from './page/pageState.ts';
import { stateId } from './page/pageState.ts';
import type { View } from './page/view.ts';
import { isShell } from './page/view.ts';

interface BrowserAppProps {
  initial: View;
  browser: Browser;
}

/** The document in the browser; follows the address bar. */
function BrowserApp({ initial, browser }: BrowserAppProps) {
  const { view, retry } = useLoadedPage(initial, browser.navigator);
  const { page } = view;
  const contexts = useMemo(() => createBrowserContexts(page, browser), [page, browser]);
  const i18n = useMemo(() => createI18n(page.language, page.messages), [page]);
  // The outcome of a form posted without scripts belongs to the page that it was posted to.
  const outcome = view.address === initial.address ? browser.state.outcome : null;
  return <App view={view} contexts={contexts} i18n={i18n} outcome={outcome} onRetry={retry} />;
}

/** Hydrates the document that the server rendered, with the same parts and data and without requesting either again. */
async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;
  const { baseUrls, hosts, resolution, data } = state;
  const client = lazy(async () => (await import('./page/client.ts')).createClient(baseUrls));
  const navigator = lazy(async () => {
    const { Navigator } = await import('./browser/navigator.ts');
    return new Navigator(hosts, client);
  });
  const isWaiting = resolution.kind === 'page' && isShell(resolution.route);
  // The admin area shows the signed-in user from the start; without tokens this sends no request.
  const [parts] = await Promise.all([
    loadParts(resolution),
    isWaiting && client().then(({ session }) => void session.guard()),
  ]);
  // Entries without a key are those of anchors.
  if (!history.state) history.replaceState({ key: currentEntry() }, '');
  const initial: View = {
    address: currentAddress(),
    entry: currentEntry(),
    page: { ...parts, data },
    stage: isWaiting ? 'waiting' : 'ready',
    error: null,
  };
  const api = lazyApi(
    async () => {
      const loaded = await client();
      return { createApi: () => loaded.api };
    },
    { baseUrls },
  );
  const browser: Browser = { state, client, api, navigator };
  // As a transition, React works in short slices, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(document, <BrowserApp initial={initial} browser={browser} />, {
      onCaughtError: report,
      onRecoverableError: report,
      onUncaughtError: report,
    });
  });
  layOutWhenIdle(document);
}

void start();
