import { randomUUID } from 'node:crypto';
import { isEditor, type Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { ExperienceTable, ExperienceTranslationTable } from '../../db/schema/portfolio.ts';
import { renderCard } from '../../markdown/markdown.ts';
import { refuseEndBeforeStart } from '../shared/refuseEndBeforeStart.ts';
import type { Prepared } from '../shared/items.ts';
import { refuseRepeated } from '../shared/languages.ts';
import { flag, withoutUndefined } from '../../values.ts';
import { wholeView } from '../shared/view.ts';
import { translationAnswer } from './answer.ts';
import { experienceStore } from './store.ts';

type TranslationInput = Schemas['ExperienceTranslationInput'];

/** Rendered before the transaction, so that the database is not locked meanwhile. */
async function translationOf(
  db: Database,
  experienceId: string,
  input: TranslationInput,
  account: string | null,
): Promise<ExperienceTranslationTable> {
  const { language, company, job_title, location = null, description = '' } = input;
  const { html } = await renderCard(db, { body: description, language, account }, experienceId);
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

/** The compiler requires a column for each field of an update. */
function columnsOf(input: Schemas['ExperienceUpdate']): Partial<ExperienceTable> {
  return withoutUndefined({
    is_published: input.is_published === undefined ? undefined : flag(input.is_published),
    company_url: input.company_url,
    start_date: input.start_date,
    end_date: input.end_date,
    technologies: input.technologies && JSON.stringify(input.technologies),
  } satisfies Record<keyof typeof input, unknown>);
}

function checkDates({ start_date, end_date }: Pick<ExperienceTable, 'start_date' | 'end_date'>): void {
  refuseEndBeforeStart(start_date, end_date, 'end_date');
}

/** Returns a new experience as a row and its texts, not yet written. */
export async function prepareExperience(
  db: Database,
  input: Schemas['ExperienceCreate'],
  { account, now }: { account: string | null; now: number },
): Promise<Prepared<ExperienceTable, ExperienceTranslationTable>> {
  const { translations = [] } = input;
  refuseRepeated(translations);
  const id = randomUUID();
  const row: Omit<ExperienceTable, 'position' | 'representation_changed_at'> = {
    id,
    is_published: 1,
    company_url: null,
    start_date: input.start_date,
    end_date: null,
    technologies: '[]',
    created_at: now,
    updated_at: now,
    deleted_at: null,
    ...columnsOf(input),
  };
  checkDates(row);
  return {
    row,
    texts: await Promise.all(translations.map((translation) => translationOf(db, id, translation, account))),
  };
}

export const experienceHandlers = {
  listExperiences: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const { language, ...page } = input.query;
    const request = { ...page, publishedOnly: !withSource, view: { language, withSource } };
    return { status: 200, body: await experienceStore.list(db, request) };
  },

  getExperience: async ({ db, input, caller }) => {
    const withSource = isEditor(caller);
    const view = { language: input.query.language, withSource };
    const body = await experienceStore.read(db, input.params.id, { publishedOnly: !withSource, view });
    return { status: 200, body };
  },

  createExperience: async (call) => {
    const { db, input, caller, now } = call;
    const prepared = await prepareExperience(db, input.body, { account: caller.id, now: now() });
    return { status: 201, body: await experienceStore.create(db, prepared, call) };
  },

  updateExperience: async (call) => {
    const { db, input } = call;
    const body = await experienceStore.change(db, input.params.id, call, (row) => {
      const values = columnsOf(input.body);
      checkDates({ ...row, ...values });
      return values;
    });
    return { status: 200, body };
  },

  deleteExperience: async (call) => {
    const { db, input } = call;
    await experienceStore.remove(db, input.params.id, call);
    return { status: 204 };
  },

  addExperienceTranslation: async (call) => {
    const { db, input, caller } = call;
    const { id } = await experienceStore.row(db, input.params.id);
    const translation = await translationOf(db, id, input.body, caller.id);
    await experienceStore.addText(db, id, translation, call);
    return { status: 201, body: translationAnswer(translation, wholeView) };
  },

  updateExperienceTranslation: async (call) => {
    const { db, input, caller } = call;
    const before = await experienceStore.text(db, input.params.id, input.params.translationId);
    const { description: body } = input.body;
    const { language, experience_id } = before;
    const text = { language, account: caller.id };
    const rendered = body === undefined ? null : await renderCard(db, { ...text, body }, experience_id);
    const values = withoutUndefined({ ...input.body, description_html: rendered?.html });
    const row = await experienceStore.changeText(db, before, values, call);
    return { status: 200, body: translationAnswer(row, wholeView) };
  },

  deleteExperienceTranslation: async (call) => {
    const { db, input } = call;
    await experienceStore.removeText(db, input.params.id, input.params.translationId, call);
    return { status: 204 };
  },

  reorderExperiences: async (call) => {
    const { db, input } = call;
    return { status: 200, body: await experienceStore.reorder(db, input.body.ids, call) };
  },
} satisfies Partial<Handlers>;
