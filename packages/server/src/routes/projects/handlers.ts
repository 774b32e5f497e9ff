import { randomUUID } from 'node:crypto';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database, ProjectTable, ProjectTranslationTable } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { renderCard } from '../../markdown/markdown.ts';
import { storePicture } from '../../media/store.ts';
import { removeDocuments } from '../../search/searchIndex.ts';
import { refuseEndBeforeStart, refuseImpossibleDay } from '../shared/dates.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { nextPosition, reorder } from '../shared/reorder.ts';
import { flag, present } from '../shared/values.ts';
import { longestOrder, wholeView } from '../shared/view.ts';
import { moveToTrash } from '../trash/store.ts';
import { translationAnswer } from './answer.ts';
import { indexProject } from './searchProject.ts';
import { getProject, listProjects, projectRow, touchProject, translationRow } from './store.ts';

type TranslationInput = Schemas['ProjectTranslationInput'];

/** Rendered before the transaction: a write must not wait for it with the database locked. */
async function translationOf(
  db: Database,
  projectId: string,
  input: TranslationInput,
): Promise<ProjectTranslationTable> {
  const { language, title, summary = '', description = '' } = input;
  const { html } = await renderCard(db, description, language, projectId);
  return {
    id: randomUUID(),
    project_id: projectId,
    language,
    title,
    summary,
    description,
    description_html: html,
  };
}

function columnsOf(input: Schemas['ProjectUpdate']): Partial<ProjectTable> {
  return present({
    is_published: input.is_published === undefined ? undefined : flag(input.is_published),
    is_featured: input.is_featured === undefined ? undefined : flag(input.is_featured),
    github_url: input.github_url,
    demo_url: input.demo_url,
    technologies: input.technologies && JSON.stringify(input.technologies),
    started_on: input.started_on,
    finished_on: input.finished_on,
  });
}

function checkDates({ started_on, finished_on }: Pick<ProjectTable, 'started_on' | 'finished_on'>): void {
  refuseImpossibleDay(started_on, 'started_on');
  refuseImpossibleDay(finished_on, 'finished_on');
  refuseEndBeforeStart(started_on, finished_on, 'finished_on');
}

/** The new project as a row and its texts, not written yet. */
export async function prepareProject(
  db: Database,
  input: Schemas['ProjectCreate'],
  now: number,
): Promise<{ row: Omit<ProjectTable, 'position'>; translations: ProjectTranslationTable[] }> {
  const { translations = [] } = input;
  refuseRepeated(translations);
  const id = randomUUID();
  const row: Omit<ProjectTable, 'position'> = {
    id,
    is_published: 1,
    is_featured: 0,
    github_url: null,
    demo_url: null,
    technologies: '[]',
    started_on: null,
    finished_on: null,
    cover: null,
    created_at: now,
    updated_at: now,
    ...columnsOf(input),
  };
  checkDates(row);
  return {
    row,
    translations: await Promise.all(translations.map((translation) => translationOf(db, id, translation))),
  };
}

/** Writes a prepared project after all the others. */
export async function insertProject(
  trx: Database,
  { row, translations }: Awaited<ReturnType<typeof prepareProject>>,
): Promise<void> {
  await trx
    .insertInto('projects')
    .values({ ...row, position: await nextPosition(trx, 'projects') })
    .execute();
  if (translations.length > 0) await trx.insertInto('project_translations').values(translations).execute();
  await indexProject(trx, row.id);
}

export const projectHandlers = {
  listProjects: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const { limit, cursor, language, technology } = input.query;
    const body = await listProjects(db, {
      limit,
      cursor,
      technology,
      publishedOnly: !withSource,
      view: { language, withSource },
    });
    return { status: 200, body };
  },

  getProject: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const body = await getProject(db, input.params.id, { language: input.query.language, withSource });
    const isShown = body.is_published && body.translations.length > 0;
    if (!isShown && !withSource) throw problem('not_found');
    return { status: 200, body };
  },

  createProject: async ({ db, input, now }) => {
    const prepared = await prepareProject(db, input.body, now());
    const body = await writeContent(db, async (trx) => {
      await insertProject(trx, prepared);
      return getProject(trx, prepared.row.id, wholeView);
    });
    return { status: 201, body };
  },

  updateProject: async ({ db, input, now }) => {
    const body = await writeContent(db, async (trx) => {
      const row = await projectRow(trx, input.params.id);
      const values = columnsOf(input.body);
      checkDates({ ...row, ...values });
      await touchProject(trx, row.id, now(), values);
      await indexProject(trx, row.id);
      return getProject(trx, row.id, wholeView);
    });
    return { status: 200, body };
  },

  deleteProject: async ({ db, input, now }) => {
    await writeContent(db, async (trx) => {
      const { id } = await projectRow(trx, input.params.id);
      await removeDocuments(trx, 'project', id);
      await moveToTrash(trx, 'project', id, now());
    });
    return { status: 204 };
  },

  addProjectTranslation: async ({ db, input, now }) => {
    const { id } = await projectRow(db, input.params.id);
    const translation = await translationOf(db, id, input.body);
    await writeContent(db, async (trx) => {
      await projectRow(trx, id);
      const inserted = await trx
        .insertInto('project_translations')
        .values(translation)
        .onConflict((conflict) => conflict.columns(['project_id', 'language']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) throw problem('translation_exists');
      await touchProject(trx, id, now());
      await indexProject(trx, id);
    });
    return { status: 201, body: translationAnswer(translation, wholeView) };
  },

  updateProjectTranslation: async ({ db, input, now }) => {
    const { id: projectId, translationId } = input.params;
    const before = await translationRow(db, projectId, translationId);
    const { description } = input.body;
    const rendered =
      description === undefined
        ? null
        : await renderCard(db, description, before.language, before.project_id);
    const row = await writeContent(db, async (trx) => {
      const values = present({ ...input.body, description_html: rendered?.html });
      await trx.updateTable('project_translations').set(values).where('id', '=', before.id).execute();
      await touchProject(trx, before.project_id, now());
      await indexProject(trx, before.project_id);
      return translationRow(trx, projectId, translationId);
    });
    return { status: 200, body: translationAnswer(row, wholeView) };
  },

  deleteProjectTranslation: async ({ db, input, now }) => {
    await writeContent(db, async (trx) => {
      const row = await translationRow(trx, input.params.id, input.params.translationId);
      await trx.deleteFrom('project_translations').where('id', '=', row.id).execute();
      await touchProject(trx, row.project_id, now());
      await indexProject(trx, row.project_id);
    });
    return { status: 204 };
  },

  reorderProjects: async ({ db, input }) => {
    const body = await writeContent(db, async (trx) => {
      await reorder(trx, 'projects', input.body.ids);
      return listProjects(trx, { limit: longestOrder, publishedOnly: false, view: wholeView });
    });
    return { status: 200, body };
  },

  uploadProjectCover: async ({ db, settings, input, now }) => {
    const { id } = await projectRow(db, input.params.id);
    const { url } = await storePicture(db, settings, input.file.bytes);
    return { status: 200, body: await setCover(db, id, url, now()) };
  },

  deleteProjectCover: async ({ db, input, now }) => {
    return { status: 200, body: await setCover(db, input.params.id, null, now()) };
  },
} satisfies Partial<Handlers>;

/** The picture that it had is swept once nothing refers to it. */
function setCover(db: Database, id: string, cover: string | null, now: number): Promise<Schemas['Project']> {
  return writeContent(db, async (trx) => {
    const row = await projectRow(trx, id);
    await touchProject(trx, row.id, now, { cover });
    return getProject(trx, row.id, wholeView);
  });
}
