import type { Face, HrefOptions, Language, RouteName } from '@janus-site/core';
import { createContext } from 'react';
import { useRequired } from './useRequired.ts';

/** Options of an address. The page adds the domain itself. */
export type LinkOptions<Route extends RouteName = RouteName> = Omit<HrefOptions<Route>, 'domain'>;

/** The addresses of other pages, and functions that go to them. */
export interface Navigation {
  /** Scheme and host of the page without a trailing slash, for absolute addresses in the head. */
  origin: string;
  /** Returns the address of a route of this face; keeps the language and the domain. */
  href<To extends RouteName>(route: To, options?: LinkOptions<To>): string;
  /** Returns the address of this page in a language. */
  languageHref(language: Language): string;
  /** Returns the home of a face; absolute for the other face. */
  faceHref(face: Face, options?: LinkOptions): string;
  /** Goes to an address. `stays`: the current page stays and gets this address, with its scroll position and focus. */
  navigate(to: string, options?: { replace?: boolean | undefined; stays?: boolean }): void;
  /** Called when the pointer is on a link: the screen and its loaders may be prefetched. */
  prefetch(to: string): void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Returns the addresses of other pages, and functions that go to them. */
export function useNavigation(): Navigation {
  return useRequired(NavigationContext);
}
