import { inLanguage, languages } from '@janus-site/core';
import type { Schemas } from '../../contract/types.ts';
import { checkBody } from '../../contract/validate.ts';
import { listCareer } from '../../routes/career/store.ts';
import { refuseEndBeforeStart } from '../../routes/shared/refuseEndBeforeStart.ts';
import { textOf, type Fields } from '../formats/fields.ts';
import type { PortfolioItem } from '../formats/janusPortfolio.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';
import type { ResumeEntry, SourceResume } from './source.ts';
import { readCareerEntry, writeCareerEntry } from './takeCareer.ts';
import { namesOf, portfolioSchemas, presentNames, writePortfolioItem } from './takePortfolio.ts';
import { isProfileOfSample, takeResumeProfile } from './takeResumeProfile.ts';

type Entry = Pick<Schemas['CareerEntryCreate'], 'section' | 'fields'>;

/** Whether two entries have the same names in a language of the second, and the same beginning. */
function isSame(present: Entry, incoming: Entry): boolean {
  if (present.section !== incoming.section || present.fields.start !== incoming.fields.start) return false;
  const names = (entry: Entry, language: 'ru' | 'en') =>
    JSON.stringify([entry.fields.title, entry.fields.organisation].map((said) => inLanguage(said, language)));
  const hasName = (language: 'ru' | 'en'): boolean =>
    [incoming.fields.title, incoming.fields.organisation].some((said) => said?.[language] !== undefined);
  return languages.some(
    (language) => hasName(language) && names(present, language) === names(incoming, language),
  );
}

type Taking = (entry: ResumeEntry) => Promise<'there' | 'taken'>;

async function careerTaking(importing: Importing): Promise<Taking> {
  const present = await listCareer(importing.db);
  return async ({ input }) => {
    const entry = readCareerEntry(input);
    if (present.some((one) => isSame(one, entry))) return 'there';
    if (!importing.isDryRun) await writeCareerEntry(entry, importing);
    return 'taken';
  };
}

const dateIn = (input: Fields, name: string): string | null => textOf(input, name) ?? null;

async function portfolioTaking(kind: 'experience' | 'projects', importing: Importing): Promise<Taking> {
  const present = await presentNames(kind, importing);
  return async ({ input }) => {
    checkBody(portfolioSchemas[kind], input, 0);
    if (kind === 'experience')
      refuseEndBeforeStart(dateIn(input, 'start_date'), dateIn(input, 'end_date'), 'end_date');
    else refuseEndBeforeStart(dateIn(input, 'started_on'), dateIn(input, 'finished_on'), 'finished_on');
    const translations = input['translations'] as PortfolioItem['input']['translations'];
    if (translations.some((text) => present.has(namesOf[kind](text)))) return 'there';
    if (!importing.isDryRun)
      await writePortfolioItem(
        kind,
        { input: { ...input, translations }, cover: null, created: null, updated: null, formerSlugs: [] },
        importing,
      );
    return 'taken';
  };
}

/** Imports entries of one kind, the last first: what is written last is shown first. */
async function takeKind(
  kind: ResumeEntry['kind'],
  entries: readonly ResumeEntry[],
  importing: Importing,
): Promise<ReportLine[]> {
  if (entries.length === 0) return [];
  const take = kind === 'career' ? await careerTaking(importing) : await portfolioTaking(kind, importing);
  const isFirstLast = kind !== 'career';
  const lines: ReportLine[] = [];
  for (const entry of isFirstLast ? entries.toReversed() : entries) {
    const line = { item: entry.item, source: entry.file };
    try {
      const { notes } = entry;
      const became = await take(entry);
      const there = { line: null, text: 'One with this name already exists.' };
      if (became === 'there') lines.push({ ...line, outcome: 'kept', notes: [there] });
      else lines.push({ ...line, outcome: notes.length === 0 ? 'taken' : 'changed', notes });
    } catch (error) {
      lines.push({ ...line, outcome: 'refused', notes: refusalOf(error) });
    }
    for (const last of lines.slice(-1)) await importing.progress.step(last);
  }
  return isFirstLast ? lines.toReversed() : lines;
}

/** Imports careers of other programs; existing data stays. */
export async function takeResumes(
  resumes: readonly SourceResume[],
  importing: Importing,
): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  // checked once: after the first language the profile is the owner's
  const isSample = await isProfileOfSample(importing);
  for (const { profile } of resumes)
    if (profile) lines.push(...(await takeResumeProfile(profile, isSample, importing)));
  const entries = resumes.flatMap((resume) => resume.entries);
  importing.progress.expect(lines.length + entries.length);
  for (const line of lines) await importing.progress.step(line);
  for (const kind of ['experience', 'projects', 'career'] as const)
    lines.push(
      ...(await takeKind(
        kind,
        entries.filter((entry) => entry.kind === kind),
        importing,
      )),
    );
  return lines;
}
