import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Project, ProjectList } from './types.ts';

export function list(query: QueryOf<'listProjects'> = {}): Loader<ProjectList> {
  return {
    key: keyOf('listProjects', query),
    load: (api) => api.portfolio.GET('/api/v1/projects/', { params: { query } }),
  };
}

/** What visitors see, in one language; the other translation stands in where this one is missing. */
export function published(
  language: Language,
  query: Omit<QueryOf<'listProjects'>, 'language'> = {},
): Loader<ProjectList> {
  return list({ ...query, language });
}

/** One project in both languages, unless a language is named. */
export function byId(id: string, language?: Language): Loader<Project> {
  return {
    key: keyOf('getProject', id, { language }),
    load: (api) =>
      api.portfolio.GET('/api/v1/projects/{id}/', { params: { path: { id }, query: { language } } }),
  };
}
