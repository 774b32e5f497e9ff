import type { Face, Language, RouteName, RouteQuery } from '@janus-site/core';
import { createContext } from 'react';
import { useRequired } from './useRequired.ts';

/** The metadata of a page. */
export interface PageFacts {
  title: string;
  about: string | undefined;
  /** Absent if the page has no content of its own. */
  canonical: string | undefined;
  /** The language of the content, which may differ from the page's. */
  language: Language;
}

/** The current page, as its address describes it. */
export interface CurrentPage<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  route: RouteName | 'notFound';
  params: Readonly<Record<string, string>>;
  /** The typed query parameters that the route declares. */
  query: RouteQuery<Route>;
  /** Called while a page is rendered on the server, which writes the tags for previews and search engines. */
  onHead?(facts: PageFacts): void;
}

export const PageContext = createContext<CurrentPage | null>(null);

/** Returns the current page. The screen of a route names its route, for the type of the query. */
export function usePage<Route extends RouteName = RouteName>(): CurrentPage<Route> {
  return useRequired(PageContext) as CurrentPage<Route>;
}
