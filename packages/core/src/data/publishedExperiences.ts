import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { ExperienceList } from './types.ts';

/** Loads a page of experiences. */
export function list(query: QueryOf<'listExperiences'> = {}): Loader<ExperienceList> {
  return {
    key: keyOf('listExperiences', query),
    load: (api, signal) => api.portfolio.GET('/api/v1/experiences/', { signal, params: { query } }),
  };
}

/** Loads what visitors see in one language. Where a translation is missing, the other one is used. */
export function published(
  language: Language,
  page: { limit?: number; cursor?: string } = {},
): Loader<ExperienceList> {
  return list({ ...page, language });
}
