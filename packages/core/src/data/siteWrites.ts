import type { Language } from '../route/faces.ts';
import { invalidateAll } from './resource.ts';
import type { Invalidation, Write } from './resource.ts';
import type { Site, SiteTextsUpdate, SiteUpdate } from './types.ts';

const invalidates = (): Invalidation[] => invalidateAll('getSite');

/** Updates settings of the site; null restores a default. */
export const update: Write<SiteUpdate, Site> = {
  name: 'updateSite',
  run: (api, body) => api.portfolio.PATCH('/api/v1/site/', { body }),
  invalidates,
};

/** Updates the texts of one language; null restores a default. */
export const updateTranslation: Write<{ language: Language; body: SiteTextsUpdate }, Site> = {
  name: 'updateSiteTranslation',
  run: (api, { language, body }) =>
    api.portfolio.PATCH('/api/v1/site/translation/{language}', { params: { path: { language } }, body }),
  invalidates,
};
