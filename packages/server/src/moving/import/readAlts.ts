import { checkBody } from '../../contract/validate.ts';
import { asFields, textOf } from '../formats/fields.ts';
import { altsFile } from '../marker.ts';
import { lineIn, readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';

/** Reads the alternative texts of an export's pictures; reports what cannot be read. */
export async function readAlts(importing: Importing): Promise<ReportLine[]> {
  const line = lineIn(altsFile);
  const entries = await readEntries(importing, altsFile, 'media');
  if (!Array.isArray(entries)) return [entries];
  const lines: ReportLine[] = [];
  for (const entry of entries) {
    const fields = asFields(entry);
    const file = (textOf(fields, 'file') ?? '').slice(0, 100);
    try {
      const alts = { ru: textOf(fields, 'ru') ?? '', en: textOf(fields, 'en') ?? '' };
      checkBody('posts#/components/schemas/MediaUpdate', { alts }, 0);
      importing.pictures.describe(file, alts);
    } catch (error) {
      lines.push(line(`media ${file}`, 'refused', refusalOf(error)));
    }
  }
  return lines;
}
