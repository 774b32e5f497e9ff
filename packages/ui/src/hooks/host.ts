import type { Api, Face, HrefOptions, Language, RouteName, RouteQuery, Session } from '@janus-site/core';
import { createContext, useContext } from 'react';

/** The place keeps the domain by itself. */
export type LinkOptions<Route extends RouteName = RouteName> = Omit<HrefOptions<Route>, 'domain'>;

/** What a page says of itself. */
export interface PageFacts {
  title: string;
  about: string | undefined;
  /** None where the page has nothing of its own. */
  canonical: string | undefined;
  /** Of the content, which may be the other one than the page's. */
  language: Language;
}

/** Everything a screen may ask of the place it is drawn in: a browser, a server, Storybook, a test. */
export interface UiHost<Route extends RouteName = RouteName> {
  face: Face;
  language: Language;
  route: RouteName | 'notFound';
  params: Readonly<Record<string, string>>;
  /** What the route declares of the address's query, typed. */
  query: RouteQuery<Route>;
  /** Scheme and host of the page without a trailing slash, for absolute addresses in the head. */
  origin?: string;
  /** The address of a route of this face; keeps the language and the domain. */
  href<To extends RouteName>(route: To, options?: LinkOptions<To>): string;
  /** This page in that language. */
  languageHref(language: Language): string;
  /** The home of a face, absolute when it is the other one. */
  faceHref(face: Face): string;
  /** `stays`: the page on the screen goes on at this address, with its scroll and its focus. */
  navigate(to: string, options?: { replace?: boolean; stays?: boolean }): void;
  /** Told while a page is drawn on the server, where the marks for previews and search engines are written. */
  onHead?(facts: PageFacts): void;
  /** Called when a link is under the pointer: the host may load the screen and its reads. */
  prefetch(to: string): void;
  session: Session;
  api: Api;
}

export const HostContext = createContext<UiHost | null>(null);

/** The place of a component; the screen of a route says which one, for its query. */
export function useHost<Route extends RouteName = RouteName>(): UiHost<Route> {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost: no <UiProvider> above this component. Wrap the tree in one.');
  return host as UiHost<Route>;
}
