import { list } from './publishedExperiences.ts';
import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { Experience, ExperienceList } from './types.ts';
import { wholeList } from './wholeList.ts';

export { list, published } from './publishedExperiences.ts';
export * from './experienceWrites.ts';

/** Loads one experience in both languages. */
export function byId(id: string): Loader<Experience> {
  return {
    key: keyOf('getExperience', { id }),
    load: (api, signal) =>
      api.portfolio.GET('/api/v1/experiences/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Loads all experiences in both languages, for the admin area. */
export function all(): Loader<ExperienceList> {
  return wholeList(list);
}
