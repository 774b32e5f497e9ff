import type { Api, Language, RouteName, RouteQuery, Session } from '@janus-site/core';
import { createApi, href, parseQuery, routeQueries } from '@janus-site/core';
import type { ScriptedFetch, Scripts } from '@janus-site/core/testing';
import { scriptedFetch } from '@janus-site/core/testing';
import type { UiHost } from '../hooks/host.ts';
import { sampleScripts } from './sampleScripts.ts';

export interface TestHostOptions {
  face?: UiHost['face'];
  language?: Language;
  route?: UiHost['route'];
  params?: Record<string, string>;
  /** As in an address: `?tag=iot`. */
  search?: string;
  /** What the services say; the sample content where absent. */
  scripts?: Scripts;
  navigate?: UiHost['navigate'];
  session?: Partial<Session>;
}

const origin = 'https://janus.example';
const nothing = () => undefined;
const anonymous: ReturnType<Session['getSnapshot']> = Object.freeze({
  status: 'anonymous',
  isAuthenticated: false,
  user: null,
});
const refuse = () =>
  Promise.resolve({ ok: false as const, error: { kind: 'auth' as const, message: 'Nobody is signed in' } });

/** Nobody is signed in. */
const visitor: Session = {
  getSnapshot: () => anonymous,
  getServerSnapshot: () => anonymous,
  subscribe: () => nothing,
  on: () => nothing,
  login: refuse,
  logout: refuse,
  forget: refuse,
  refresh: refuse,
  loadUser: refuse,
  guard: () => Promise.resolve({ allow: false, to: 'login', reason: 'anonymous' }),
  fetch: () => Promise.reject(new Error('Nobody is signed in')),
  dispose: nothing,
};

export interface TestHost<Route extends RouteName = RouteName> extends UiHost<Route> {
  /** What was asked of the services. */
  server: ScriptedFetch;
}

/** The query of an address as its route declares it. */
export function queryOf<Route extends RouteName>(route: Route | 'notFound', search: string) {
  const declared = route === 'notFound' ? {} : routeQueries[route];
  return parseQuery(declared, new URLSearchParams(search)) as RouteQuery<Route>;
}

/** A place to draw a screen in: the real address arithmetic, a scripted server, no network. */
export function testHost<Route extends RouteName = RouteName>(
  options: TestHostOptions = {},
): TestHost<Route> {
  const { face = 'portfolio', language = 'ru', params = {}, search = '' } = options;
  const route: RouteName | 'notFound' = options.route ?? (face === 'blog' ? 'blogHome' : 'home');
  const server = scriptedFetch(options.scripts ?? sampleScripts);
  const api: Api = createApi({
    baseUrls: { auth: origin, portfolio: origin, posts: origin },
    fetch: server.fetch,
  });
  const home = face === 'blog' ? 'blogHome' : 'home';
  const query = queryOf(route, search) as RouteQuery<Route>;
  return {
    face,
    language,
    route,
    params,
    query,
    origin,
    href: (name, rest = {}) => href(name, { language, ...rest }),
    languageHref: (wanted) =>
      route === 'notFound'
        ? href(home, { language: wanted })
        : href(route, { params, language: wanted, query: queryOf(route, search) }),
    faceHref: (wanted) =>
      wanted === face
        ? href(home, { language })
        : `https://${wanted}.example${language === 'en' ? '/en' : '/'}`,
    navigate: options.navigate ?? nothing,
    prefetch: nothing,
    session: { ...visitor, ...options.session },
    api,
    server,
  };
}
