import { list } from './publishedExperiences.ts';
import type { Loader } from './resource.ts';
import type { ExperienceList } from './types.ts';
import { wholeList } from './wholeList.ts';

export { list, published } from './publishedExperiences.ts';
export * from './experienceWrites.ts';

/** Loads all experiences in both languages, for the admin area. */
export function all(): Loader<ExperienceList> {
  return wholeList(list);
}
