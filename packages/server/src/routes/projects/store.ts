import type { Schemas } from '../../contract/types.ts';
import type { ProjectTable, ProjectTranslationTable } from '../../db/schema/portfolio.ts';
import { createItems } from '../shared/items.ts';
import { projectAnswer } from './answer.ts';
import { indexProject } from '../../search/indexProject.ts';

export const projectStore = createItems<
  ProjectTable,
  'project_id',
  ProjectTranslationTable,
  Schemas['Project']
>({
  kind: 'project',
  table: 'projects',
  texts: 'project_translations',
  owner: 'project_id',
  answer: projectAnswer,
  hasCovers: true,
  // Its slug is free for others while it is in the trash.
  onRemove: ({ id, slug }) => ({ slug: id, deleted_slug: slug }),
  refresh: indexProject,
});
