import { list } from './publishedExperiences.ts';
import type { Loader } from './resource.ts';
import type { ExperienceList } from './types.ts';
import { wholeList } from './wholeList.ts';

export { list, published } from './publishedExperiences.ts';
export * from './experienceWrites.ts';

/** All of them in both languages, as the admin area shows them. */
export function all(): Loader<ExperienceList> {
  return wholeList(list);
}
