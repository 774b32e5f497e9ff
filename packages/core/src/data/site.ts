import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Site } from './types.ts';

export * from './siteWrites.ts';

/** Loads the settings that the owner has changed, in both languages unless the query names one. */
export function get(query: QueryOf<'getSite'> = {}): Loader<Site> {
  return {
    key: keyOf('getSite', query),
    load: (api) => api.portfolio.GET('/api/v1/site/', { params: { query } }),
  };
}
