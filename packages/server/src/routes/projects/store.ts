import type { Schemas } from '../../contract/types.ts';
import type { Database, ProjectTable, ProjectTranslationTable } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { cutPage, decodeCursor } from '../../paging.ts';
import { groupBy } from '../shared/values.ts';
import type { View } from '../shared/view.ts';
import { projectAnswer } from './answer.ts';
import { countTechnologies, madeWith } from './technologies.ts';

export interface ListRequest {
  limit: number;
  cursor?: string;
  /** Only projects made with this, however it is written. */
  technology?: string;
  /** Visitors see what is published and has a text. */
  publishedOnly: boolean;
  view: View;
}

export async function listProjects(db: Database, request: ListRequest): Promise<Schemas['ProjectList']> {
  const after = decodeCursor(request.cursor);
  let visible = db.selectFrom('projects');
  if (request.publishedOnly) {
    visible = visible
      .where('is_published', '=', 1)
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('project_translations')
            .select('project_translations.id')
            .whereRef('project_translations.project_id', '=', 'projects.id'),
        ),
      );
  }
  const all = await visible.select(['id', 'technologies']).orderBy('position').orderBy('id').execute();
  const wanted = request.technology === undefined ? all : madeWith(all, request.technology);
  const technologies = countTechnologies(all);
  if (wanted.length === 0) return { items: [], total: 0, next_cursor: null, technologies };
  let rest = visible.selectAll().orderBy('position').orderBy('id');
  if (wanted !== all)
    rest = rest.where(
      'id',
      'in',
      wanted.map(({ id }) => id),
    );
  if (after) {
    rest = rest.where((eb) =>
      eb.or([
        eb('position', '>', after[0]),
        eb.and([eb('position', '=', after[0]), eb('id', '>', after[1])]),
      ]),
    );
  }
  const rows = await rest.limit(request.limit + 1).execute();
  const { rows: page, next_cursor } = cutPage(rows, request.limit, (row) => [row.position, row.id]);
  const items = await withTranslations(db, page, request.view);
  return { items, total: wanted.length, next_cursor, technologies };
}

async function withTranslations(
  db: Database,
  rows: readonly ProjectTable[],
  view: View,
): Promise<Schemas['Project'][]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const translations = await db
    .selectFrom('project_translations')
    .selectAll()
    .where('project_id', 'in', ids)
    .execute();
  const groups = groupBy(translations, (translation) => translation.project_id);
  return rows.map((row) => projectAnswer(row, groups.get(row.id) ?? [], view));
}

export async function projectRow(db: Database, id: string): Promise<ProjectTable> {
  const row = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

export async function getProject(db: Database, id: string, view: View): Promise<Schemas['Project']> {
  const [project] = await withTranslations(db, [await projectRow(db, id)], view);
  if (!project) throw problem('not_found');
  return project;
}

export async function translationRow(
  db: Database,
  projectId: string,
  id: string,
): Promise<ProjectTranslationTable> {
  const row = await db
    .selectFrom('project_translations')
    .selectAll()
    .where('id', '=', id.toLowerCase())
    .where('project_id', '=', projectId.toLowerCase())
    .executeTakeFirst();
  if (!row) throw problem('not_found');
  return row;
}

/** Every write of a project or of its text shows in its time. */
export async function touchProject(
  trx: Database,
  id: string,
  now: number,
  values: Partial<ProjectTable> = {},
): Promise<void> {
  await trx
    .updateTable('projects')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}
