import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Profile } from './types.ts';

export * from './profileWrites.ts';

/** The site's one profile, in both languages unless the query names one. */
export function get(query: QueryOf<'getProfile'> = {}): Loader<Profile> {
  return {
    key: keyOf('getProfile', query),
    load: (api) => api.portfolio.GET('/api/v1/profile/', { params: { query } }),
  };
}

/** What visitors see, in one language; the other translation stands in where this one is missing. */
export function published(language: Language): Loader<Profile> {
  return get({ language });
}
