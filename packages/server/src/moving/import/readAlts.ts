import { checkBody } from '../../contract/validate.ts';
import { asFields, textOf } from '../formats/fields.ts';
import { parseYaml } from '../formats/janusFile.ts';
import { altsFile } from '../marker.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';

/** Reads the alternative texts of an export's pictures; reports what cannot be read. */
export async function readAlts({ folder, pictures }: Importing): Promise<ReportLine[]> {
  const refused = (item: string, error: unknown): ReportLine => ({
    item,
    source: altsFile,
    outcome: 'refused',
    notes: refusalOf(error),
  });
  let entries: unknown;
  try {
    entries = parseYaml(await folder.readText(altsFile), altsFile, 1);
  } catch (error) {
    return [refused('media', error)];
  }
  const lines: ReportLine[] = [];
  for (const entry of Array.isArray(entries) ? entries : []) {
    const fields = asFields(entry);
    const file = (textOf(fields, 'file') ?? '').slice(0, 100);
    try {
      const alts = { ru: textOf(fields, 'ru') ?? '', en: textOf(fields, 'en') ?? '' };
      checkBody('posts#/components/schemas/MediaUpdate', { alts }, 0);
      pictures.describe(file, alts);
    } catch (error) {
      lines.push(refused(`media ${file}`, error));
    }
  }
  return lines;
}
