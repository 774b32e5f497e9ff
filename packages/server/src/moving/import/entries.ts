import { parseYaml } from '../formats/janusFile.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type Note, type Outcome, type ReportLine } from './report.ts';

/** Returns a function that makes the report lines of a file. */
export const lineIn =
  (source: string) =>
  (item: string, outcome: Outcome, notes: readonly Note[] = []): ReportLine => ({
    item,
    source,
    outcome,
    notes,
  });

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the list in a YAML file of an export; returns the refused line of `item` if it cannot be read. */
export async function readEntries(
  { folder }: Importing,
  file: string,
  item: string,
  toList: (value: unknown) => unknown[] = asList,
): Promise<unknown[] | ReportLine> {
  try {
    return toList(parseYaml(await folder.readText(file), file, 1));
  } catch (error) {
    return lineIn(file)(item, 'refused', refusalOf(error));
  }
}
