import { checkBody } from '../../contract/validate.ts';
import type { Schemas } from '../../contract/types.ts';
import { inTransaction } from '../../db/transaction.ts';
import { noLink } from '../../routes/cvVersions/link.ts';
import { addVersion, listVersions } from '../../routes/cvVersions/store.ts';
import { groups, labelledRecord } from '../cvVersionLabels.ts';
import { asFields, type Fields } from '../formats/fields.ts';
import { cvVersionsFile } from '../marker.ts';
import { lineIn, readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';

type Version = Schemas['CvVersionFields'];
type LabelledRecord = Awaited<ReturnType<typeof labelledRecord>>;

/** The ids of the items selected by label, without duplicates, and the unknown labels. */
function chosen(
  selection: Fields,
  record: LabelledRecord,
): { selection: Version['selection']; missing: string[] } {
  const missing: string[] = [];
  const found = groups.flatMap((group): [string, string[]][] => {
    const labels = selection[group];
    if (!Array.isArray(labels)) return [];
    const left = [...record[group]];
    const ids = labels.flatMap((label) => {
      const at = left.findIndex((entry) => entry.label === String(label));
      if (at < 0) missing.push(String(label).slice(0, 200));
      return at < 0 ? [] : left.splice(at, 1).map(({ id }) => id);
    });
    return [[group, ids]];
  });
  return { selection: Object.fromEntries(found), missing };
}

function readVersion(fields: Fields, record: LabelledRecord): { version: Version; missing: string[] } {
  const { selection: selected, ...rest } = fields;
  const { selection, missing } = chosen(asFields(selected), record);
  const version = { ...rest, ...(selected !== undefined && { selection }) };
  checkBody('portfolio#/components/schemas/CvVersionFields', version, 0);
  return { version: version as unknown as Version, missing };
}

async function write(version: Version, { db, now, progress }: Importing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { id } = await addVersion(trx, version, { now, link: noLink() });
    await progress.made(trx, { kind: 'cv_version', item_id: id, stamp: String(now) });
  });
}

/**
 * Imports the CV versions of an export, without private links, which are created in the panel; an existing name is
 * skipped.
 */
export async function takeCvVersions(importing: Importing): Promise<ReportLine[]> {
  const line = lineIn(cvVersionsFile);
  const entries = await readEntries(importing, cvVersionsFile, 'cv versions');
  if (!Array.isArray(entries)) return [entries];
  const present = new Set((await listVersions(importing.db)).map(({ name }) => name));
  const record = await labelledRecord(importing.db);
  const lines: ReportLine[] = [];
  for (const [at, fields] of entries.entries()) {
    const item = `cv version ${at + 1}`;
    try {
      const { version, missing } = readVersion(asFields(fields), record);
      if (present.has(version.name)) {
        lines.push(line(item, 'kept'));
        continue;
      }
      if (!importing.isDryRun) await write(version, importing);
      // in a dry run, the items it selects are not here yet
      const lost = importing.isDryRun ? [] : missing;
      const notes = lost.map((label) => ({
        line: null,
        text: `Left out, because it is not on this site: ${label}`,
      }));
      lines.push(line(item, notes.length > 0 ? 'changed' : 'taken', notes));
    } catch (error) {
      lines.push(line(item, 'refused', refusalOf(error)));
    }
  }
  return lines;
}
