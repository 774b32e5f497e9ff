import type { Face, JanusClient, Language, RouteName } from '@janus-site/core';
import { createApi, homeRoute, href, routeRow } from '@janus-site/core';
import type { LinkOptions, UiHost } from '../hooks/host.ts';
import { visitorSession } from './visitorSession.ts';

export interface HostOptions extends Partial<Omit<UiHost, 'api' | 'session' | 'language' | 'face'>> {
  language: Language;
  /** Whose colours and home a page has. Default: the portfolio's. */
  face?: Face;
  /** The address of the Janus whose content is shown. Default: this page's own origin. */
  url?: string;
  /** The addresses of the two faces, for links. Default: `url`. */
  faces?: Partial<Readonly<Record<Face, string>>>;
  /** From core's `createClient`, where people sign in. Default: calls of visitors alone. */
  client?: JanusClient;
}

const nothing = () => undefined;
const noParams: UiHost['params'] = {};

/** A host for pages outside the site: links lead to the Janus at `url`; whatever is given stands in place of a default. */
export function createHost(options: HostOptions): UiHost {
  const { face = 'portfolio', url = '', faces = {}, client, ...own } = options;
  const { language } = options;
  const link = <To extends RouteName>(route: To, more: LinkOptions<To> = {}) =>
    (faces[routeRow(route).face] ?? url) + href(route, { language, ...more });
  return {
    route: homeRoute[face],
    params: noParams,
    query: {},
    href: link,
    languageHref: (wanted) => link(homeRoute[face], { language: wanted }),
    faceHref: (wanted) => link(homeRoute[wanted]),
    navigate(to, { replace = false } = {}) {
      if (replace) location.replace(to);
      else location.assign(to);
    },
    prefetch: nothing,
    ...own,
    face,
    session: client ?? visitorSession,
    api: client?.api ?? createApi({ baseUrls: { auth: url, portfolio: url, posts: url } }),
  };
}
