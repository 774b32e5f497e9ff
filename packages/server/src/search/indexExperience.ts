import { liveExperiences } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import { splitText } from '../markdown/clean.ts';
import { addDocuments, removeDocuments } from './searchIndex.ts';
import { textList } from '../values.ts';

/** Brings the search in line with a place of work, after any change of it. */
export async function indexExperience(trx: Database, id: string): Promise<void> {
  await removeDocuments(trx, 'experience', id);
  const experience = await liveExperiences(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (experience?.is_published !== 1) return;
  const translations = await trx
    .selectFrom('experience_translations')
    .selectAll()
    .where('experience_id', '=', id)
    .execute();
  const documents = translations.map(({ language, company, job_title, description_html }) => ({
    kind: 'experience' as const,
    item_id: id,
    language,
    slug: null,
    title: `${job_title}, ${company}`,
    keywords: textList(experience.technologies),
    summary: '',
    ...splitText(description_html),
    published_at: null,
  }));
  await addDocuments(trx, documents);
}
