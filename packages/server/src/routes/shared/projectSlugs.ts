import { createSlugs } from './slugs.ts';

/** Separate from the resource: the trash restores the slugs of projects, too. */
export const projectSlugs = createSlugs({
  table: 'projects',
  former: 'project_slugs',
  owner: 'project_id',
  word: 'project',
});
