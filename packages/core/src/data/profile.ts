import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Profile } from './types.ts';

export * from './profileWrites.ts';

/** Loads the profile of the site, in both languages unless the query names one. */
export function get(query: QueryOf<'getProfile'> = {}): Loader<Profile> {
  return {
    key: keyOf('getProfile', query),
    load: (api) => api.portfolio.GET('/api/v1/profile/', { params: { query } }),
  };
}

/** Loads what visitors see in one language. Where a translation is missing, the other one is used. */
export function published(language: Language): Loader<Profile> {
  return get({ language });
}
