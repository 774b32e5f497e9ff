import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { writeContent } from '../../db/transaction.ts';
import { listItems, readItem, type PortfolioItem } from '../formats/janusPortfolio.ts';
import { prepareExperience } from '../../routes/experiences/handlers.ts';
import { experienceStore } from '../../routes/experiences/store.ts';
import { prepareProject } from '../../routes/projects/handlers.ts';
import { projectSlugs } from '../../routes/shared/projectSlugs.ts';
import { projectStore } from '../../routes/projects/store.ts';
import { wholeView, longestOrder } from '../../routes/shared/view.ts';
import type { Importing } from './importing.ts';
import { somePicture } from './pictures.ts';
import { refusalOf, type ReportLine } from './report.ts';

type Kind = 'projects' | 'experience';

/** The name by which a text is matched with an existing item. */
export const namesOf = {
  projects: ({ title }: Record<string, unknown>): unknown => title,
  experience: ({ company, job_title }: Record<string, unknown>): unknown =>
    JSON.stringify([company, job_title]),
} as const;

export async function presentNames(kind: Kind, { db }: Importing): Promise<Set<unknown>> {
  const request = { limit: longestOrder, publishedOnly: false, view: wholeView };
  const { items } =
    kind === 'projects' ? await projectStore.list(db, request) : await experienceStore.list(db, request);
  const texts = items.flatMap((item) => item.translations as readonly Record<string, unknown>[]);
  return new Set(texts.map(namesOf[kind]));
}

/** Keeps its addresses, or the nearest free ones; former ones that lead elsewhere are skipped. */
async function writeProject(
  trx: Database,
  prepared: Awaited<ReturnType<typeof prepareProject>>,
  formerSlugs: readonly string[],
  now: number,
): Promise<void> {
  const { id, slug } = prepared.row;
  const settle = async () => ({ slug: await projectSlugs.freeSlug(trx, slug) });
  await projectStore.insert(trx, { ...prepared, settle }, now);
  for (const former of formerSlugs)
    if ((await projectSlugs.freeSlug(trx, former)) === former)
      await projectSlugs.keepFormerSlug(trx, id, former);
}

/** Writes an item that was validated before the others of its kind. */
export async function writePortfolioItem(
  kind: Kind,
  { input, cover, created, updated, formerSlugs }: Omit<PortfolioItem, 'path' | 'files' | 'position'>,
  importing: Importing,
): Promise<void> {
  const { db, now, progress } = importing;
  const times = { created_at: created ?? now, updated_at: updated ?? now };
  const by = { account: null, now };
  const stamp = String(times.updated_at);
  if (kind === 'projects') {
    const { row, texts } = await prepareProject(db, input as unknown as Schemas['ProjectCreate'], by);
    const prepared = { row: { ...row, ...times, cover }, texts };
    return writeContent(db, async (trx) => {
      await writeProject(trx, prepared, formerSlugs, now);
      await progress.made(trx, { kind: 'project', item_id: row.id, stamp });
    });
  }
  const { row, texts } = await prepareExperience(db, input as unknown as Schemas['ExperienceCreate'], by);
  await writeContent(db, async (trx) => {
    await experienceStore.insert(trx, { row: { ...row, ...times }, texts }, now);
    await progress.made(trx, { kind: 'experience', item_id: row.id, stamp });
  });
}

export const portfolioSchemas = {
  projects: 'portfolio#/components/schemas/ProjectCreate',
  experience: 'portfolio#/components/schemas/ExperienceCreate',
} as const;

/** Checks without importing pictures whether an item is valid, and whether the site has it. */
async function lookAtItem(
  kind: Kind,
  path: string,
  { present, importing }: { present: ReadonlySet<unknown>; importing: Importing },
): Promise<{ position: number; isThere: boolean; source: string }> {
  const take = async () => somePicture;
  const { input, position, files } = await readItem(kind, path, { folder: importing.folder, take });
  checkBody(portfolioSchemas[kind], input, 0);
  const isThere = input.translations.some((text) => present.has(namesOf[kind](text)));
  return { position, isThere, source: files.join(', ') };
}

/** Imports the projects or jobs that the site lacks. */
export async function takePortfolio(kind: Kind, importing: Importing): Promise<ReportLine[]> {
  const { folder, pictures, isDryRun } = importing;
  const present = await presentNames(kind, importing);
  const lines: ReportLine[] = [];
  const fresh: { path: string; position: number; source: string }[] = [];
  for (const path of listItems(kind, importing)) {
    try {
      const { position, isThere, source } = await lookAtItem(kind, path, { present, importing });
      if (!isThere) fresh.push({ path, position, source });
      else {
        const notes = [{ line: null, text: 'One with this name already exists.' }];
        lines.push({ outcome: 'kept', item: path, source, notes });
      }
    } catch (error) {
      lines.push({ outcome: 'refused', item: path, source: path, notes: refusalOf(error) });
    }
  }
  // what is written last is shown first
  for (const { path, source } of fresh.sort((a, b) => b.position - a.position)) {
    try {
      const item = await readItem(kind, path, { folder, take: pictures.take });
      checkBody(portfolioSchemas[kind], item.input, 0);
      if (!isDryRun) await writePortfolioItem(kind, item, importing);
      lines.push({ outcome: 'taken', item: path, source, notes: [] });
    } catch (error) {
      lines.push({ outcome: 'refused', item: path, source, notes: refusalOf(error) });
    }
  }
  return lines;
}
