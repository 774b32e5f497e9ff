import { randomUUID } from 'node:crypto';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database, ExperienceTable, ExperienceTranslationTable } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { renderCard } from '../../markdown/markdown.ts';
import { refuseEndBeforeStart, refuseImpossibleDay } from '../shared/dates.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { nextPosition, reorder } from '../shared/reorder.ts';
import { flag, present } from '../shared/values.ts';
import { longestOrder, wholeView } from '../shared/view.ts';
import { moveToTrash } from '../trash/store.ts';
import { translationAnswer } from './answer.ts';
import { getExperience, listExperiences, experienceRow, touchExperience, translationRow } from './store.ts';

type TranslationInput = Schemas['ExperienceTranslationInput'];

/** Rendered before the transaction: a write must not wait for it with the database locked. */
async function translationOf(
  db: Database,
  experienceId: string,
  input: TranslationInput,
): Promise<ExperienceTranslationTable> {
  const { language, company, job_title, location = null, description = '' } = input;
  const { html } = await renderCard(db, description, language, experienceId);
  return {
    id: randomUUID(),
    experience_id: experienceId,
    language,
    company,
    job_title,
    location,
    description,
    description_html: html,
  };
}

function columnsOf(input: Schemas['ExperienceUpdate']): Partial<ExperienceTable> {
  return present({
    is_published: input.is_published === undefined ? undefined : flag(input.is_published),
    company_url: input.company_url,
    start_date: input.start_date,
    end_date: input.end_date,
    technologies: input.technologies && JSON.stringify(input.technologies),
  });
}

function checkDates({ start_date, end_date }: Pick<ExperienceTable, 'start_date' | 'end_date'>): void {
  refuseImpossibleDay(start_date, 'start_date');
  refuseImpossibleDay(end_date, 'end_date');
  refuseEndBeforeStart(start_date, end_date, 'end_date');
}

/** The new experience as a row and its texts, not written yet. */
export async function prepareExperience(
  db: Database,
  input: Schemas['ExperienceCreate'],
  now: number,
): Promise<{ row: Omit<ExperienceTable, 'position'>; translations: ExperienceTranslationTable[] }> {
  const { translations = [] } = input;
  refuseRepeated(translations);
  const id = randomUUID();
  const row: Omit<ExperienceTable, 'position'> = {
    id,
    is_published: 1,
    company_url: null,
    start_date: input.start_date,
    end_date: null,
    technologies: '[]',
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

/** Writes a prepared experience after all the others. */
export async function insertExperience(
  trx: Database,
  { row, translations }: Awaited<ReturnType<typeof prepareExperience>>,
): Promise<void> {
  await trx
    .insertInto('experiences')
    .values({ ...row, position: await nextPosition(trx, 'experiences') })
    .execute();
  if (translations.length > 0) await trx.insertInto('experience_translations').values(translations).execute();
}

export const experienceHandlers = {
  listExperiences: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const { limit, cursor, language } = input.query;
    const body = await listExperiences(db, {
      limit,
      cursor,
      publishedOnly: !withSource,
      view: { language, withSource },
    });
    return { status: 200, body };
  },

  createExperience: async ({ db, input, now }) => {
    const prepared = await prepareExperience(db, input.body, now());
    const body = await writeContent(db, async (trx) => {
      await insertExperience(trx, prepared);
      return getExperience(trx, prepared.row.id, wholeView);
    });
    return { status: 201, body };
  },

  updateExperience: async ({ db, input, now }) => {
    const body = await writeContent(db, async (trx) => {
      const row = await experienceRow(trx, input.params.id);
      const values = columnsOf(input.body);
      checkDates({ ...row, ...values });
      await touchExperience(trx, row.id, now(), values);
      return getExperience(trx, row.id, wholeView);
    });
    return { status: 200, body };
  },

  deleteExperience: async ({ db, input, now }) => {
    await writeContent(db, async (trx) => {
      const { id } = await experienceRow(trx, input.params.id);
      await moveToTrash(trx, 'experience', id, now());
    });
    return { status: 204 };
  },

  addExperienceTranslation: async ({ db, input, now }) => {
    const { id } = await experienceRow(db, input.params.id);
    const translation = await translationOf(db, id, input.body);
    await writeContent(db, async (trx) => {
      await experienceRow(trx, id);
      const inserted = await trx
        .insertInto('experience_translations')
        .values(translation)
        .onConflict((conflict) => conflict.columns(['experience_id', 'language']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!inserted) throw problem('translation_exists');
      await touchExperience(trx, id, now());
    });
    return { status: 201, body: translationAnswer(translation, wholeView) };
  },

  updateExperienceTranslation: async ({ db, input, now }) => {
    const { id: experienceId, translationId } = input.params;
    const before = await translationRow(db, experienceId, translationId);
    const { description } = input.body;
    const rendered =
      description === undefined
        ? null
        : await renderCard(db, description, before.language, before.experience_id);
    const row = await writeContent(db, async (trx) => {
      const values = present({ ...input.body, description_html: rendered?.html });
      await trx.updateTable('experience_translations').set(values).where('id', '=', before.id).execute();
      await touchExperience(trx, before.experience_id, now());
      return translationRow(trx, experienceId, translationId);
    });
    return { status: 200, body: translationAnswer(row, wholeView) };
  },

  deleteExperienceTranslation: async ({ db, input, now }) => {
    await writeContent(db, async (trx) => {
      const row = await translationRow(trx, input.params.id, input.params.translationId);
      await trx.deleteFrom('experience_translations').where('id', '=', row.id).execute();
      await touchExperience(trx, row.experience_id, now());
    });
    return { status: 204 };
  },

  reorderExperiences: async ({ db, input }) => {
    const body = await writeContent(db, async (trx) => {
      await reorder(trx, 'experiences', input.body.ids);
      return listExperiences(trx, { limit: longestOrder, publishedOnly: false, view: wholeView });
    });
    return { status: 200, body };
  },
} satisfies Partial<Handlers>;
