/** The content that a new site starts with; for owners and superusers, and readable by staff. */
import { keyOf, invalidateAll } from './resource.ts';
import type { Invalidation, Loader, Write } from './resource.ts';
import type { Sample } from './types.ts';

/** Loads how much of the sample content is on the site, and how much can be restored. */
export function state(): Loader<Sample> {
  return { key: keyOf('getSample'), load: (api) => api.portfolio.GET('/api/v1/sample/') };
}

const invalidates = (): Invalidation[] => [
  ...invalidateAll('getSample', 'getProfile', 'getSite', 'search', 'searchPanel', 'listMedia'),
  ...invalidateAll(
    'listPosts',
    'listArchive',
    'getPost',
    'getPostBySlug',
    'listProjects',
    'getProject',
    'listExperiences',
  ),
  ...invalidateAll('listCareer', 'listSeries', 'getSeries', 'getSeriesBySlug', 'listTags', 'getTag'),
  ...invalidateAll('listDeleted', 'listDeletedPosts'),
];

/** Removes the sample content that nobody has changed; it can be restored for 30 days. */
export const remove: Write<void, Sample> = {
  name: 'removeSample',
  run: (api) => api.portfolio.DELETE('/api/v1/sample/'),
  invalidates,
};

/** Restores what `remove` removed. */
export const restore: Write<void, Sample> = {
  name: 'restoreSample',
  run: (api) => api.portfolio.POST('/api/v1/sample/restore/'),
  invalidates,
};
