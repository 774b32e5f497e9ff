import { list } from './publishedProjects.ts';
import type { Loader } from './resource.ts';
import type { ProjectList } from './types.ts';
import { wholeList } from './wholeList.ts';

export { byId, list, published } from './publishedProjects.ts';
export { cardOf, cards } from './projectCards.ts';
export * from './projectWrites.ts';

/** All of them in both languages, as the admin area shows them. */
export function all(): Loader<ProjectList> {
  return wholeList(list);
}
