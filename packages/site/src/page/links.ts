import { href, homeRoute, originOf, ownMachine } from '@janus-site/core';
import type { Face, FaceHosts, Language, Resolution, RouteName } from '@janus-site/core';
import type { LinkOptions, Navigation } from '@janus-site/ui/hooks/navigation.ts';

export interface LinkContext {
  /** With the port, as in the address bar. */
  host: string;
  /** The scheme of real hosts; this machine's own names are always plain. */
  scheme: 'http' | 'https';
  hosts: FaceHosts;
  resolution: Exclude<Resolution, { kind: 'redirect' }>;
}

export type Links = Pick<Navigation, 'href' | 'languageHref' | 'faceHref'> & { origin: string };

/** Scheme and host of the other face as seen from this page. */
function otherOrigin(face: Face, { host, scheme, hosts }: LinkContext): string {
  return ownMachine.test(host)
    ? `http://${host.replace(/.*(?=\.)/, face)}`
    : `${scheme}://${hosts[face][0] ?? host}`;
}

/** The addresses of a page's links: the same on the server and in the browser, or hydration would complain. */
export function createLinks(context: LinkContext): Links {
  const { host, resolution } = context;
  const { face, language, domain } = resolution;
  const link = <To extends RouteName>(route: To, options: LinkOptions<To> = {}) =>
    href(route, { language, domain, ...options });

  function languageHref(wanted: Language): string {
    if (resolution.kind === 'notFound') return link(homeRoute[face], { language: wanted });
    const { route, params, query } = resolution;
    return link(route, { params, language: wanted, query });
  }

  function faceHref(wanted: Face): string {
    const home = homeRoute[wanted];
    if (wanted === face) return link(home);
    const own = ownMachine.exec(host);
    if (own && !own[1]) return href(home, { language, domain: wanted === 'blog' ? 'blog' : null });
    return otherOrigin(wanted, context) + href(home, { language });
  }

  return { href: link, languageHref, faceHref, origin: originOf(face, context) };
}
