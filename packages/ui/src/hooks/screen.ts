import type { Face, Language, Loader, RouteName, RouteQuery } from '@janus-site/core';

/** What a screen's `loaders` may look at; a part of the page, so that the server has it before any drawing. */
export interface ScreenContext<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  params: Readonly<Record<string, string>>;
  query: RouteQuery<Route>;
}

/** Returns what a loader of the page has brought; undefined where it failed. */
export type ReadLoaded = <Data>(loader: Loader<Data>) => Data | undefined;
