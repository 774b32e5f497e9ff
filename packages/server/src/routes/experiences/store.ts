import { compareJobs } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import type { ExperienceTable, ExperienceTranslationTable } from '../../db/schema/portfolio.ts';
import { indexExperience } from '../../search/indexExperience.ts';
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
  compare: compareJobs,
  answer: experienceAnswer,
  refresh: indexExperience,
});
