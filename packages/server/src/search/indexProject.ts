import { liveProjects } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import { splitText } from '../markdown/clean.ts';
import { addDocuments, removeDocuments } from './searchIndex.ts';
import { textList } from '../values.ts';

/** Brings the search in line with a project, after any change of it. */
export async function indexProject(trx: Database, id: string): Promise<void> {
  await removeDocuments(trx, 'project', id);
  const project = await liveProjects(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (project?.is_published !== 1) return;
  const translations = await trx
    .selectFrom('project_translations')
    .selectAll()
    .where('project_id', '=', id)
    .execute();
  const documents = translations.map(({ language, title, summary, description_html }) => ({
    kind: 'project' as const,
    item_id: id,
    language,
    slug: null,
    title,
    keywords: textList(project.technologies),
    summary,
    ...splitText(description_html),
    published_at: null,
  }));
  await addDocuments(trx, documents);
}
