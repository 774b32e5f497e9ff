import type { Schemas } from '../../contract/types.ts';
import type { ExperienceTable, ExperienceTranslationTable } from '../../db/schema/portfolio.ts';
import { pick } from '../shared/languages.ts';
import { isoTime, readAddress, textList } from '../../values.ts';
import type { View } from '../shared/view.ts';

export function translationAnswer(
  row: ExperienceTranslationTable,
  { withSource }: View,
): Schemas['ExperienceTranslation'] {
  const { id, language, company, job_title, location, description, description_html } = row;
  return { id, language, company, job_title, location, description_html, ...(withSource && { description }) };
}

export function experienceAnswer(
  row: ExperienceTable,
  translations: readonly ExperienceTranslationTable[],
  view: View,
): Schemas['Experience'] {
  return {
    id: row.id,
    position: row.position,
    is_published: row.is_published === 1,
    company_url: readAddress('experiences.company_url', row.company_url),
    start_date: row.start_date,
    end_date: row.end_date,
    technologies: textList(row.technologies),
    updated_at: isoTime(row.updated_at),
    translations: pick(translations, view.language).map((translation) =>
      translationAnswer(translation, view),
    ),
  };
}
