import { href, homeRoute } from '@janus-site/core';
import type { Face, FaceHosts, Language, Resolution, RouteName } from '@janus-site/core';
import type { LinkOptions, UiHost } from '@janus-site/ui/hooks/host.ts';

export interface LinkContext {
  /** With the port, as in the address bar. */
  host: string;
  /** The scheme of real hosts; this machine's own names are always plain. */
  scheme: 'http' | 'https';
  hosts: FaceHosts;
  resolution: Exclude<Resolution, { kind: 'redirect' }>;
}

export type Links = Pick<UiHost, 'href' | 'languageHref' | 'faceHref'> & { origin: string };

const own = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const named = /\.localhost(:\d+)?$/i;

/** A name of this machine: browsers trust it without https. */
export const isOwnMachine = (host: string): boolean => own.test(host) || named.test(host);

/** Scheme and host of the other face as seen from this page. */
function otherOrigin(face: Face, { host, scheme, hosts }: LinkContext): string {
  return named.test(host)
    ? `http://${host.replace(/.*(?=\.)/, face)}`
    : `${scheme}://${hosts[face][0] ?? host}`;
}

/**
 * Scheme and host by which a page calls itself: those of the settings, whoever asked. A name of this machine means
 * another one to everybody else, and a proxy that passes no Host on asks by such a name; it stands where nothing else is set.
 */
function ownOrigin(face: Face, { host, scheme, hosts }: LinkContext): string {
  const [first = host] = hosts[face];
  return [host, first].every(isOwnMachine) ? `http://${host}` : `${scheme}://${first}`;
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
    if (own.test(host)) return href(home, { language, domain: wanted === 'blog' ? 'blog' : null });
    return otherOrigin(wanted, context) + href(home, { language });
  }

  return { href: link, languageHref, faceHref, origin: ownOrigin(face, context) };
}
