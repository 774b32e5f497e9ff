import type { Api, Face, Language, RouteName, RouteQuery, Session } from '@janus-site/core';
import { createApi, homeRoute, href, parseQuery, routeQueries } from '@janus-site/core';
import type { ScriptedFetch, Scripts } from '@janus-site/core/testing';
import { scriptedFetch } from '@janus-site/core/testing';
import type { Navigation } from '../hooks/navigation.ts';
import type { CurrentPage } from '../hooks/page.ts';
import type { UiContextValues } from '../hooks/UiContexts.tsx';
import { visitorSession } from '../provider/visitorSession.ts';
import { sampleScripts } from './sampleScripts.ts';

export interface TestPlaceOptions {
  face?: Face;
  language?: Language;
  route?: CurrentPage['route'];
  params?: Record<string, string>;
  /** As in an address: `?tag=iot`. */
  search?: string;
  /** The responses of the services; the sample content by default. */
  scripts?: Scripts;
  navigate?: Navigation['navigate'];
  session?: Partial<Session>;
}

const origin = 'https://janus.example';
const nothing = () => undefined;

export interface TestPlace<Route extends RouteName = RouteName> extends UiContextValues {
  page: CurrentPage<Route>;
  /** The server, with the requests it received. */
  server: ScriptedFetch;
}

/** Returns the typed query of an address for its route. */
export function queryOf<Route extends RouteName>(route: Route | 'notFound', search: string) {
  const declared = route === 'notFound' ? {} : routeQueries[route];
  return parseQuery(declared, new URLSearchParams(search)) as RouteQuery<Route>;
}

/** Creates an environment for a screen: real addresses, a scripted server, no network. */
export function testPlace<Route extends RouteName = RouteName>(
  options: TestPlaceOptions = {},
): TestPlace<Route> {
  const { face = 'portfolio', language = 'ru', params = {}, search = '' } = options;
  const route: RouteName | 'notFound' = options.route ?? (face === 'blog' ? 'blogHome' : 'home');
  const server = scriptedFetch(options.scripts ?? sampleScripts);
  const api: Api = createApi({
    // A refusal is shown immediately.
    limits: { retries: 0 },
    baseUrls: { auth: origin, portfolio: origin, posts: origin },
    fetch: server.fetch,
  });
  const home = homeRoute[face];
  const query = queryOf(route, search) as RouteQuery<Route>;
  return {
    page: { face, language, route, params, query },
    navigation: {
      origin,
      href: (name, rest = {}) => href(name, { language, ...rest }),
      languageHref: (wanted) =>
        route === 'notFound'
          ? href(home, { language: wanted })
          : href(route, { params, language: wanted, query: queryOf(route, search) }),
      faceHref: (wanted, rest = {}) =>
        (wanted === face ? '' : `https://${wanted}.example`) + href(homeRoute[wanted], { language, ...rest }),
      navigate: options.navigate ?? nothing,
      prefetch: nothing,
    },
    services: { session: { ...visitorSession, ...options.session }, api },
    server,
  };
}
