import type { Face, Language, Site } from '@janus-site/core';
import { navigationOf } from '@janus-site/core';

/** Returns the settings as pages of a face load them, with the menus that result from the owner's settings. */
export function pageSite(face: Face, language: Language, own: Site = {}): Site {
  return { ...own, navigation: navigationOf(face, own, { language, pages: own.menu?.[face] ?? [] }) };
}
