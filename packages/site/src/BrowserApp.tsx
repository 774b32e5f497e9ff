import { useMemo } from 'react';
import { App } from './App.tsx';
import { createBrowserHost } from './browserHost.ts';
import { createI18n } from './catalogues.ts';
import type { PageState } from './pageState.ts';
import type { SceneTools } from './useScene.ts';
import { useScene } from './useScene.ts';
import type { View } from './view.ts';

export interface BrowserAppProps {
  initial: View;
  state: PageState;
  tools: SceneTools;
}

/** The document in the browser: follows the address bar. */
export function BrowserApp({ initial, state, tools }: BrowserAppProps) {
  const { view, retry } = useScene(initial, tools);
  const { scene } = view;
  const host = useMemo(
    () => createBrowserHost(scene, state, tools.client, tools.navigator),
    [scene, state, tools],
  );
  const i18n = useMemo(() => createI18n(scene.language, scene.messages), [scene.language, scene.messages]);
  // What a form posted without scripts came to belongs to the page that answered it.
  const outcome = view.address === initial.address ? state.outcome : null;
  return <App view={view} host={host} i18n={i18n} outcome={outcome} onRetry={retry} />;
}
