import type { NavigationItem } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { feedHref } from '../../text/addresses.ts';

/** Returns a function that returns the address of a menu item. */
export function useItemHref(): (item: NavigationItem) => string {
  const { language } = usePage();
  const { href, faceHref } = useNavigation();
  return ({ route, hash, slug, face }) => {
    if (route) return href(route, { ...(hash && { hash }), ...(slug && { params: { page: slug } }) });
    return face ? faceHref(face) : feedHref({ language, href });
  };
}
