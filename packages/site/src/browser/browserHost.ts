import type { UiHost } from '@janus-site/ui/hooks/host.ts';
import type { Client } from '../page/client.ts';
import { createLinks } from '../page/links.ts';
import { currentAddress, goTo } from './navigation.ts';
import type { Navigator } from './navigator.ts';
import type { PageState } from '../page/pageState.ts';
import type { Page } from '../page/page.ts';

/** The host of a page in the browser. */
export function createBrowserHost(
  page: Page,
  state: PageState,
  client: Client,
  navigator: Navigator,
): UiHost {
  const { resolution, query, face, language, params } = page;
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
    route: page.name,
    ...links,
    navigate: goTo,
    prefetch(to) {
      const url = new URL(to, location.href);
      const address = url.pathname + url.search;
      const isSamePage = url.pathname === location.pathname;
      if (url.origin === location.origin && address !== currentAddress())
        navigator.prefetch(address, isSamePage ? page.data : undefined);
    },
    session: client.session,
    api: client.api,
  };
}
