import type { UiHost } from '@janus-site/ui/data/host.ts';
import type { Client } from './client.ts';
import { createLinks } from './links.ts';
import { goTo } from './navigation.ts';
import type { Navigator } from './navigator.ts';
import type { PageState } from './pageState.ts';
import type { Scene } from './scene.ts';

/** The host of a scene in the browser. */
export function createBrowserHost(
  scene: Scene,
  state: PageState,
  client: Client,
  navigator: Navigator,
): UiHost {
  const { resolution, query, face, language, params } = scene;
  const links = createLinks({
    host: location.host,
    scheme: state.scheme,
    hosts: state.hosts,
    resolution,
    query,
  });
  return {
    face,
    language,
    params,
    query,
    route: scene.name,
    ...links,
    navigate: goTo,
    prefetch(to) {
      const url = new URL(to, location.href);
      if (url.origin === location.origin) navigator.prefetch(url.pathname + url.search);
    },
    session: client.session,
    api: client.api,
  };
}
