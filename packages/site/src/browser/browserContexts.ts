import type { Api } from '@janus-site/core';
import type { UiContextValues } from '@janus-site/ui/hooks/UiContexts.tsx';
import type { Client } from '../page/client.ts';
import type { Lazy } from '../page/lazy.ts';
import { createLinks } from '../page/links.ts';
import type { Page } from '../page/page.ts';
import type { PageState } from '../page/pageState.ts';
import { currentAddress, goTo } from './navigation.ts';
import type { Navigator } from './navigator.ts';

/** The objects that live as long as the document; their code is loaded when it is needed. */
export interface Browser {
  readonly state: PageState;
  readonly client: Lazy<Client>;
  readonly api: Api;
  readonly navigator: Lazy<Navigator>;
}

/** Returns the contexts of a page's components in the browser. */
export function createBrowserContexts(
  page: Page,
  { state, client, api, navigator }: Browser,
): UiContextValues {
  const { scheme, hosts } = state;
  return {
    page: { ...page, route: page.name },
    navigation: {
      ...createLinks({ host: location.host, scheme, hosts, resolution: page.resolution }),
      navigate: goTo,
      prefetch(to) {
        const { origin, pathname, search } = new URL(to, location.href);
        const address = pathname + search;
        if (origin !== location.origin || address === currentAddress()) return;
        const cached = pathname === location.pathname ? page.data : undefined;
        navigator().then(
          (loaded) => loaded.prefetch(address, cached),
          () => undefined,
        );
      },
    },
    services: {
      api: client.current?.api ?? api,
      get session() {
        if (client.current) return client.current.session;
        throw new Error('nobody is signed in');
      },
    },
  };
}
