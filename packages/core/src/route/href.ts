import { defaultLanguage, routeRow } from './faces.ts';
import type { Language, RouteName } from './faces.ts';
import { parameterName, segmentsOf } from './pattern.ts';
import { printQuery } from './query.ts';
import type { RouteQuery } from './routeQueries.ts';

/** Options of `href`. */
export interface HrefOptions<Route extends RouteName = RouteName> {
  /** Values for the braces of the route's path. */
  params?: Readonly<Record<string, string>>;
  /** Default: Russian. */
  language?: Language;
  /** The value of the localhost parameter `domain`, if the page has one. */
  domain?: string | null;
  /** Query parameters that the route declares. */
  query?: RouteQuery<Route>;
  /** The id of an element on the page, without `#`. */
  hash?: string;
}

/** Returns the address of a route, the inverse of `resolve`. Throws a TypeError if a parameter has no value. */
export function href<Route extends RouteName>(route: Route, options: HrefOptions<Route> = {}): string {
  const { params = {}, language = defaultLanguage, domain = null, query = {}, hash = '' } = options;
  const segments = segmentsOf(routeRow(route).path).map((segment) => {
    const name = parameterName(segment);
    return name === undefined ? segment : encode(requireParameter(route, params, name));
  });
  if (language === 'en') segments.unshift('en');
  const search = printQuery(query);
  if (domain !== null) search.set('domain', domain);
  return `/${segments.join('/')}${withMark('?', search.toString())}${withMark('#', encode(hash))}`;
}

// A link to `/post/undefined` is worse than a failing test, so a missing value is refused here.
function requireParameter(route: RouteName, params: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (value) return value;
  throw new TypeError(`Route '${route}' needs a value for '${name}'`);
}

/** Percent-encodes any text; half of a surrogate pair, which has no encoding, becomes U+FFFD. */
export function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function withMark(mark: string, value: string): string {
  return value === '' ? '' : mark + value;
}
