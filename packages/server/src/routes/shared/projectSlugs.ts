import { createSlugs } from './slugs.ts';

/** Beside the resource: the bin brings projects back to their addresses, too. */
export const projectSlugs = createSlugs({
  table: 'projects',
  former: 'project_slugs',
  owner: 'project_id',
  word: 'project',
});
