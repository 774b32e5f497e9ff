import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { ProjectPage } from './types.ts';

/** Loads the data of a project's page, by the slug in its address. */
export function bySlug(slug: string, language?: Language): Loader<ProjectPage> {
  return {
    key: keyOf('getProjectBySlug', slug, { language }),
    load: (api) =>
      api.portfolio.GET('/api/v1/project-pages/{slug}/', { params: { path: { slug }, query: { language } } }),
  };
}
