import { list } from './projectLists.ts';
import type { Loader } from './resource.ts';
import type { ProjectList } from './types.ts';
import { wholeList } from './wholeList.ts';

export { bySlug } from './projectPage.ts';
export { byId } from './projectById.ts';
export { list, published } from './projectLists.ts';
export { cardOf, cards } from './projectCards.ts';
export { similar } from './similarProjects.ts';
export * from './projectWrites.ts';

/** Loads all projects in both languages, for the admin area. */
export function all(): Loader<ProjectList> {
  return wholeList(list);
}
