import type { Face, RouteName } from '@janus-site/core';
import type { LinkOptions, Navigation } from '../../hooks/navigation.ts';
import { useNavigation } from '../../hooks/navigation.ts';
import type { CurrentPage } from '../../hooks/page.ts';
import { usePage } from '../../hooks/page.ts';

/** The face of a page, and the functions that build addresses of the other one. */
export type FaceLinks = Pick<CurrentPage, 'face'> & Pick<Navigation, 'origin' | 'href' | 'faceHref'>;

export function useFaceLinks(): FaceLinks {
  const { face } = usePage();
  return { ...useNavigation(), face };
}

/** Returns the address of a route of either face: absolute when the other face has its own host. */
export function acrossFaces<Route extends RouteName>(
  links: FaceLinks,
  face: Face,
  route: Route,
  options?: LinkOptions<Route>,
): string {
  const own = links.href(route, options);
  if (links.face === face) return own;
  const here = location.origin;
  const home = new URL(links.faceHref(face), here);
  // Hosts in the settings have no port: if this face is served on one, so is the other.
  const isBare = home.port === '' && new URL(links.origin).hostname === location.hostname;
  if (isBare && home.protocol === location.protocol) home.port = location.port;
  const to = new URL(own, home);
  const domain = home.searchParams.get('domain');
  // On a single host the faces may differ by a parameter only.
  if (domain === null) to.searchParams.delete('domain');
  else to.searchParams.set('domain', domain);
  return to.origin === here ? to.pathname + to.search : to.href;
}
