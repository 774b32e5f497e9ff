import { storedExperiences } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import { replaceItem } from './indexItem.ts';

/** Updates the search index for a job, after any change to it. */
export async function indexExperience(trx: Database, id: string): Promise<void> {
  const kind = 'experience' as const;
  const row = await storedExperiences(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return replaceItem(trx, { kind, id }, null);
  const translations = await trx
    .selectFrom('experience_translations')
    .selectAll()
    .where('experience_id', '=', id)
    .execute();
  const texts = translations.map(({ language, company, job_title, description_html }) => ({
    language,
    title: `${job_title}, ${company}`,
    summary: '',
    html: description_html,
  }));
  await replaceItem(trx, { kind, id }, { kind, row, texts });
}
