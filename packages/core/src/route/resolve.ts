import { findRoute, homeRoute } from './faces.ts';
import type { Face, Language, RouteName } from './faces.ts';
import { chooseFace } from './hosts.ts';
import type { FaceHosts } from './hosts.ts';
import { encode, href } from './href.ts';
import { matchSegments } from './match.ts';
import { segmentsOf } from './pattern.ts';
import { parseQuery } from './query.ts';
import { routeQueries } from './routeQueries.ts';
import type { RouteQuery } from './routeQueries.ts';

/** The address of a request in its parts. */
export interface Address {
  /** With or without a port. */
  host: string;
  /** As received, percent-encoded. */
  path: string;
  /** With or without `?`. */
  search: string;
}

/** What an address shows: a page, a redirect or the page for an unknown address. */
export type Resolution =
  | {
      kind: 'page';
      face: Face;
      language: Language;
      route: RouteName;
      params: Record<string, string>;
      /** The parameters that the route declares (`routeQueries`). */
      query: RouteQuery;
      domain: string | null;
    }
  | { kind: 'redirect'; face: Face; language: Language; to: string; status: 302 | 307 | 308 }
  | {
      kind: 'notFound';
      face: Face;
      language: Language;
      domain: string | null;
      /** The requested path, for suggestions of similar pages. */
      wanted?: string;
    };

/** Returns what an address shows. Pure: the same result on the server and in the browser. Accepts any input. */
export function resolve(address: Address, hosts: FaceHosts): Resolution {
  const search = new URLSearchParams(address.search);
  const { face, domain } = chooseFace(address.host, search.get('domain'), hosts);
  const segments = segmentsOf(address.path);
  const language: Language = segments[0] === 'en' ? 'en' : 'ru';
  const match = matchSegments(language === 'en' ? segments.slice(1) : segments, face);
  if (!match) return { kind: 'notFound', face, language, domain, wanted: address.path };

  const route = guardRoute(match.row.name, face);
  if (route !== match.row.name) {
    return { kind: 'redirect', face, language, to: href(route, { language, domain }), status: 302 };
  }
  if (address.path !== `/${segments.join('/')}`) {
    // Built from the matched row, never from the requested path: `/\host//` would name another host.
    const to = href(route, { params: match.params, language }) + safeSearch(address.search);
    return { kind: 'redirect', face, language, to, status: 308 };
  }
  const query = parseQuery(routeQueries[route], search);
  return { kind: 'page', face, language, route, params: match.params, query, domain };
}

/**
 * Returns the route to show on a face: a route of the other face is replaced by this face's home (docs/behaviour.md,
 * B6).
 */
export function guardRoute(route: string, face: Face): RouteName {
  const row = findRoute(route);
  return row?.face === face ? row.name : homeRoute[face];
}

// The query is copied into a Location header, so only characters allowed there stay unescaped.
function safeSearch(search: string): string {
  const query = search.replace(/^\?/, '').replace(/[^!$-;=?-~]/gu, encode);
  return query === '' ? '' : `?${query}`;
}
