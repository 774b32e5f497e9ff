import type { Language } from '../route/faces.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { Project } from './types.ts';

/** Loads one project in both languages, or in one if it is named. */
export function byId(id: string, language?: Language): Loader<Project> {
  return {
    key: keyOf('getProject', id, { language }),
    load: (api) =>
      api.portfolio.GET('/api/v1/projects/{id}/', { params: { path: { id }, query: { language } } }),
  };
}
