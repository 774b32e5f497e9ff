import type { Face, RouteName } from '@janus-site/core';
import type { LinkOptions, UiHost } from '../../hooks/host.ts';

/** The address of a route of either face: absolute where the other one has a host of its own. */
export function acrossFaces<Route extends RouteName>(
  host: UiHost,
  face: Face,
  route: Route,
  options?: LinkOptions<Route>,
): string {
  const own = host.href(route, options);
  if (host.face === face) return own;
  const here = location.origin;
  const home = new URL(host.faceHref(face), here);
  // The settings' names have no port: where this face is reached at one, so is the other.
  const isBare = home.port === '' && new URL(host.origin ?? here).hostname === location.hostname;
  if (isBare && home.protocol === location.protocol) home.port = location.port;
  const to = new URL(own, home);
  const domain = home.searchParams.get('domain');
  // The face may be told apart by a parameter alone, on one host.
  if (domain === null) to.searchParams.delete('domain');
  else to.searchParams.set('domain', domain);
  return to.origin === here ? to.pathname + to.search : to.href;
}
