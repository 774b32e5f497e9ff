import { careerSections, inLanguage } from '@janus-site/core';
import type { Schemas } from '../contract/types.ts';
import type { Database } from '../db/schema.ts';
import { listCareer } from '../routes/career/store.ts';
import { experienceStore } from '../routes/experiences/store.ts';
import { projectStore } from '../routes/projects/store.ts';
import { longestOrder, wholeView } from '../routes/shared/view.ts';

export type Group = keyof Schemas['CvSelection'];

/** In the order of a CV. */
export const groups: readonly Group[] = [
  'experiences',
  ...careerSections.map(({ name }) => name),
  'projects',
];

export interface Labelled {
  id: string;
  /** Its name in an export: ids are only valid on one site. */
  label: string;
}

const labelOf = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(', ');

/** The Russian text, if there is one. */
function firstOf<T extends { language: string }>(texts: readonly T[]): T | undefined {
  return texts.find(({ language }) => language === 'ru') ?? texts[0];
}

/** Everything that a CV version can select, by label. */
export async function labelledRecord(db: Database): Promise<Record<Group, Labelled[]>> {
  const request = { limit: longestOrder, publishedOnly: false, view: wholeView };
  const { items: jobs } = await experienceStore.list(db, request);
  const { items: projects } = await projectStore.list(db, request);
  const entries = await listCareer(db);
  const record = Object.fromEntries(groups.map((group): [Group, Labelled[]] => [group, []])) as Record<
    Group,
    Labelled[]
  >;
  for (const { id, translations, start_date } of jobs) {
    const text = firstOf(translations);
    record.experiences.push({ id, label: labelOf(text?.company, text?.job_title, start_date) });
  }
  for (const { id, translations } of projects)
    record.projects.push({ id, label: labelOf(firstOf(translations)?.title) });
  for (const { id, section, fields } of entries) {
    const { title, organisation, start } = fields;
    const label = labelOf(inLanguage(organisation, 'ru'), inLanguage(title, 'ru'), start);
    record[section].push({ id, label });
  }
  return record;
}
