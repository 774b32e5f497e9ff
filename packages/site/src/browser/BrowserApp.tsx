import { useMemo } from 'react';
import { App } from '../App.tsx';
import { createBrowserHost } from './browserHost.ts';
import { createI18n } from '../page/catalogues.ts';
import type { PageState } from '../page/pageState.ts';
import type { PageTools } from './usePage.ts';
import { usePage } from './usePage.ts';
import type { View } from '../page/view.ts';

export interface BrowserAppProps {
  initial: View;
  state: PageState;
  tools: PageTools;
}

/** The document in the browser: follows the address bar. */
export function BrowserApp({ initial, state, tools }: BrowserAppProps) {
  const { view, retry } = usePage(initial, tools);
  const { page } = view;
  const host = useMemo(
    () => createBrowserHost(page, state, tools.client, tools.navigator),
    [page, state, tools],
  );
  const i18n = useMemo(() => createI18n(page.language, page.messages), [page.language, page.messages]);
  // What a form posted without scripts came to belongs to the page that answered it.
  const outcome = view.address === initial.address ? state.outcome : null;
  return <App view={view} host={host} i18n={i18n} outcome={outcome} onRetry={retry} />;
}
