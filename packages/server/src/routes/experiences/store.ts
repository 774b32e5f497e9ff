import type { Schemas } from '../../contract/types.ts';
import type { ExperienceTable, ExperienceTranslationTable } from '../../db/schema/portfolio.ts';
import { createItems } from '../shared/items.ts';
import { experienceAnswer } from './answer.ts';

export const experienceStore = createItems<
  ExperienceTable,
  'experience_id',
  ExperienceTranslationTable,
  Schemas['Experience']
>({
  kind: 'experience',
  table: 'experiences',
  texts: 'experience_translations',
  owner: 'experience_id',
  answer: experienceAnswer,
  // the search finds projects and posts alone
  refresh: async () => undefined,
});
