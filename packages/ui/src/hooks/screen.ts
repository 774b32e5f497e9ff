import type { Face, Language, RouteName, RouteQuery } from '@janus-site/core';

/** What a screen's `reads` may look at; a part of the host, so that the server has it before any drawing. */
export interface ScreenContext<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  params: Readonly<Record<string, string>>;
  query: RouteQuery<Route>;
}
