import type { Face, Language, Site } from '@janus-site/core';
import { navigationOf } from '@janus-site/core';

/** The settings as pages of a face read them, with menus that follow from what the owner has set. */
export function pageSite(face: Face, language: Language, own: Site = {}): Site {
  return { ...own, navigation: navigationOf(face, own, { language, pages: own.menu?.[face] ?? [] }) };
}
