import type { UiHost } from '@janus-site/ui/hooks/host.ts';
import type { Client } from './client.ts';
import { createLinks } from './links.ts';
import { currentAddress, goTo } from './navigation.ts';
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
      const address = url.pathname + url.search;
      const isSamePage = url.pathname === location.pathname;
      if (url.origin === location.origin && address !== currentAddress())
        navigator.prefetch(address, isSamePage ? scene.data : undefined);
    },
    session: client.session,
    api: client.api,
  };
}
