import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { ProjectList } from './types.ts';

/** Loads a page of projects. */
export function list(query: QueryOf<'listProjects'> = {}): Loader<ProjectList> {
  return {
    key: keyOf('listProjects', query),
    load: (api, signal) => api.portfolio.GET('/api/v1/projects/', { signal, params: { query } }),
  };
}

/** Loads what visitors see in one language. Where a translation is missing, the other one is used. */
export function published(
  language: Language,
  query: Omit<QueryOf<'listProjects'>, 'language'> = {},
): Loader<ProjectList> {
  return list({ ...query, language });
}
