import type { Api, Face, JanusClient, Language, RouteName } from '@janus-site/core';
import { createApi, homeRoute, href, routeRow } from '@janus-site/core';
import type { LinkOptions, Navigation } from '../hooks/navigation.ts';
import type { CurrentPage } from '../hooks/page.ts';
import type { Services } from '../hooks/services.ts';
import type { UiContextValues } from '../hooks/UiContexts.tsx';
import { visitorSession } from './visitorSession.ts';

/** Options of `createContexts`. */
export interface ContextOptions {
  language: Language;
  /** The face whose colours and home the page has. Default: the portfolio. */
  face?: Face | undefined;
  /** The address of the Janus whose content is shown. Default: this page's own origin. */
  url?: string | undefined;
  /** The addresses of the two faces, for links. Default: `url`. */
  faces?: Partial<Readonly<Record<Face, string>>> | undefined;
  /** The client from core's `createClient`, if people sign in. Default: calls of visitors only. */
  client?: JanusClient | undefined;
  /** The calls from core's `createTokenApi`, with an access token instead of a session. Default: the client's calls. */
  api?: Api | undefined;
  /** The route, parameters and query of the page, for screens. Default: the home of `face`. */
  page?: Partial<Omit<CurrentPage, 'language' | 'face'>> | undefined;
  /** The functions of your own router. Default: links to `url`. */
  navigation?: Partial<Navigation> | undefined;
}

const nothing = () => undefined;
const noFaces: NonNullable<ContextOptions['faces']> = {};
const noParams: CurrentPage['params'] = {};

/** Creates the services separately from the other contexts: they must outlive a change of the page. */
export function createServices({
  url = '',
  client,
  api,
}: Pick<ContextOptions, 'url' | 'client' | 'api'>): Services {
  return {
    session: client ?? visitorSession,
    api: api ?? client?.api ?? createApi({ baseUrls: { auth: url, portfolio: url, posts: url } }),
  };
}

/** Creates the contexts of pages outside the site: links lead to the Janus at `url`; each option replaces a default. */
export function createContexts(options: ContextOptions): Omit<UiContextValues, 'services'> {
  const { language, face = 'portfolio', url = '', faces = noFaces, page, navigation } = options;
  const link = <To extends RouteName>(route: To, more?: LinkOptions<To>) =>
    (faces[routeRow(route).face] ?? url) + href(route, { language, ...more });
  return {
    page: { route: homeRoute[face], params: noParams, query: {}, ...page, language, face },
    navigation: {
      origin: new URL(url, 'http://localhost').origin,
      href: link,
      languageHref: (wanted) => link(homeRoute[face], { language: wanted }),
      faceHref: (wanted, more) => link(homeRoute[wanted], more),
      navigate(to, { replace = false } = {}) {
        if (replace) location.replace(to);
        else location.assign(to);
      },
      prefetch: nothing,
      ...navigation,
    },
  };
}
