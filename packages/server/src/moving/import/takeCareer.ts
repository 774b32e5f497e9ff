import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import { writeContent } from '../../db/transaction.ts';
import { checkFields } from '../../routes/career/fields.ts';
import { addEntry, listCareer } from '../../routes/career/store.ts';
import { asFields, type Fields } from '../formats/fields.ts';
import { careerFile } from '../marker.ts';
import { lineIn, readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import { RefusedError, refusalOf, type ReportLine } from './report.ts';

type Entry = Schemas['CareerEntryCreate'];

/** Identifies an entry that the site already has: by its names and its beginning. */
function identityOf({ section, fields: { title, organisation, start } }: Entry): string {
  const names = [title?.ru, title?.en, organisation?.ru, organisation?.en];
  return JSON.stringify([section, start, ...names]);
}

/** Validates an entry by the contract. */
export function readCareerEntry(entry: Fields): Entry {
  checkBody('portfolio#/components/schemas/CareerEntryCreate', entry, 0);
  const checked = entry as unknown as Entry;
  checkFields(checked.section, checked.fields);
  return checked;
}

/** Adds an entry after the existing ones. */
export async function writeCareerEntry(entry: Entry, { db, now, progress }: Importing): Promise<void> {
  await writeContent(db, async (trx) => {
    const { id } = await addEntry(trx, entry, { now, at: 'last' });
    await progress.made(trx, { kind: 'career', item_id: id, stamp: String(now) });
  });
}

/** The limit for all sections together. */
const mostEntries = 1000;

function readList(value: unknown): unknown[] {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) throw new RefusedError(`${careerFile} is no list of entries.`, 1);
  if (value.length > mostEntries)
    throw new RefusedError(`${careerFile} has ${value.length} entries; the most is ${mostEntries}.`, 1);
  return value;
}

/** Imports the CV entries of an export; existing ones stay unchanged. */
export async function takeCareer(importing: Importing): Promise<ReportLine[]> {
  const line = lineIn(careerFile);
  const entries = await readEntries(importing, careerFile, 'career', readList);
  if (!Array.isArray(entries)) return [entries];
  const present = new Set((await listCareer(importing.db)).map(identityOf));
  const lines: ReportLine[] = [];
  for (const [at, fields] of entries.entries()) {
    const item = `career ${at + 1}`;
    try {
      const { section, ...rest } = asFields(fields);
      const entry = readCareerEntry({ section, fields: rest });
      const isThere = present.has(identityOf(entry));
      if (!isThere && !importing.isDryRun) await writeCareerEntry(entry, importing);
      lines.push(line(item, isThere ? 'kept' : 'taken'));
    } catch (error) {
      lines.push(line(item, 'refused', refusalOf(error)));
    }
  }
  return lines;
}
