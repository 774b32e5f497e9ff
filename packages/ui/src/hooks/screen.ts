import type { Face, Language, Loader, RouteName, RouteQuery } from '@janus-site/core';

/** The part of a page that a screen's `loaders` may use; the server has it before it renders. */
export interface ScreenContext<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  params: Readonly<Record<string, string>>;
  query: RouteQuery<Route>;
}

/** Returns the data of a loader of the page; undefined if it failed. */
export type ReadLoaded = <Data>(loader: Loader<Data>) => Data | undefined;
