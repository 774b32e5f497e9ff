import { addressOfFace, href, homeRoute, originOf } from '@janus-site/core';
import type { Face, FaceHosts, Language, Resolution, RouteName } from '@janus-site/core';
import type { LinkOptions, Navigation } from '@janus-site/ui/hooks/navigation.ts';

export interface LinkContext {
  /** With the port, as in the address bar. */
  host: string;
  /** The scheme of public hosts; local names always use http. */
  scheme: 'http' | 'https';
  hosts: FaceHosts;
  resolution: Exclude<Resolution, { kind: 'redirect' }>;
}

export type Links = Pick<Navigation, 'href' | 'languageHref' | 'faceHref'> & { origin: string };

/** Creates the addresses of a page's links: the same on the server and in the browser, as hydration requires. */
export function createLinks(context: LinkContext): Links {
  const { resolution } = context;
  const { face, language, domain } = resolution;
  const link = <To extends RouteName>(route: To, options: LinkOptions<To> = {}) =>
    href(route, { language, domain, ...options });

  function languageHref(wanted: Language): string {
    if (resolution.kind === 'notFound') return link(homeRoute[face], { language: wanted });
    const { route, params, query } = resolution;
    // A cursor belongs to the order of one language.
    return link(route, { params, language: wanted, query: { ...query, cursor: undefined } });
  }

  function faceHref(wanted: Face, options: LinkOptions = {}): string {
    const home = homeRoute[wanted];
    if (wanted === face) return link(home, options);
    return addressOfFace(wanted, href(home, { language, ...options }), context);
  }

  return { href: link, languageHref, faceHref, origin: originOf(face, context) };
}
