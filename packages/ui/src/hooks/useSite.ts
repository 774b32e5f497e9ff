import type { Face, HomeSection, Language, Loader, Site, SiteTexts } from '@janus-site/core';
import { site } from '@janus-site/core';
import { usePage } from './page.ts';
import { useRead } from './useRead.ts';

/** Every page loads it, for its title, its header and its footer. */
export function siteLoader({ language, face }: { language: Language; face: Face }): Loader<Site> {
  return site.get({ language, face });
}

/**
 * Returns the settings that the owner has changed; undefined until they are loaded. Pages then render with the
 * defaults.
 */
export function useSite(): Site | undefined {
  const answer = useRead(siteLoader(usePage()));
  return answer.state === 'ready' ? answer.data : undefined;
}

/** Returns the sections of the portfolio's home before the contacts, in order. */
export const homeSections = (site: Site | undefined): readonly HomeSection[] =>
  site?.home ?? ['projects', 'experience'];

/** Returns the texts of the owner's settings in the language of the page. */
export function useWords(): SiteTexts | undefined {
  const { language } = usePage();
  return useSite()?.[language];
}
