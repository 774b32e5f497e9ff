import type { Face, Language, RouteName, RouteQuery } from '@janus-site/core';

/** What a screen's `loaders` may look at; a part of the page, so that the server has it before any drawing. */
export interface ScreenContext<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  params: Readonly<Record<string, string>>;
  query: RouteQuery<Route>;
}
