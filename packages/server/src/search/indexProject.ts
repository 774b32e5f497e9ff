import { storedProjects } from '../db/live.ts';
import type { Database } from '../db/schema.ts';
import { replaceItem } from './indexItem.ts';

/** Updates the search index for a project, after any change to it. */
export async function indexProject(trx: Database, id: string): Promise<void> {
  const kind = 'project' as const;
  const row = await storedProjects(trx).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return replaceItem(trx, { kind, id }, null);
  const translations = await trx
    .selectFrom('project_translations')
    .selectAll()
    .where('project_id', '=', id)
    .execute();
  const texts = translations.map(({ description_html, body_html, ...text }) => ({
    ...text,
    html: `${description_html}\n${body_html}`,
  }));
  await replaceItem(trx, { kind, id }, { kind, row, texts });
}
