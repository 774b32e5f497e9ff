import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserApp } from './browser/BrowserApp.tsx';
import { createLazyClient } from './browser/lazyClient.ts';
import { createLazyNavigator } from './browser/lazyNavigator.ts';
import { currentAddress } from './browser/navigation.ts';
import type { PageState } from './page/pageState.ts';
import { stateId } from './page/pageState.ts';
import { comeToRest } from './browser/rest.ts';
import { loadParts } from './page/page.ts';
import { createScroller } from './browser/scroll.ts';
import type { View } from './page/view.ts';
import { isShell } from './page/view.ts';

function readState(): PageState {
  return JSON.parse(document.getElementById(stateId)?.textContent ?? '') as PageState;
}

/** Takes over the document that the server rendered: the same parts, the same data, no request for either. */
async function start(): Promise<void> {
  const state = readState();
  const address = currentAddress();
  const client = createLazyClient(async () =>
    (await import('./page/client.ts')).createClient(state.baseUrls),
  );
  const navigator = createLazyNavigator(async () => {
    const { createNavigator } = await import('./browser/navigator.ts');
    return createNavigator({ host: location.host, hosts: state.hosts, client });
  });
  const parts = await loadParts(state.resolution);
  const initial: View = {
    address,
    page: { ...parts, data: state.data },
    stage: isShell(parts.name) ? 'waiting' : 'ready',
    error: null,
  };
  // The admin area shows who is signed in from its first moment; without tokens this asks nobody.
  if (initial.stage === 'waiting') void client.session.guard();
  const tools = { navigator, client, scroller: createScroller() };
  // As a transition React works in short turns: what a reader does meanwhile is answered between them.
  startTransition(() => {
    hydrateRoot(document, <BrowserApp initial={initial} state={state} tools={tools} />);
  });
  comeToRest(document);
}

void start();
