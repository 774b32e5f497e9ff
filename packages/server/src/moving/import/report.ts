import { ProblemError } from '../../errors.ts';

/** Imported unchanged; imported with changes; skipped, as the site has it already; without a place here; refused. */
export type Outcome = 'taken' | 'changed' | 'kept' | 'aside' | 'refused';

export interface Note {
  /** Line in the file, from 1; null for the whole file. */
  line: number | null;
  text: string;
  /** The Russian text, for messages of the contract; messages of importers are translated elsewhere. */
  ru?: string;
}

export interface ReportLine {
  outcome: Outcome;
  /** The item on the site: `posts/slug`, `redirect /old`. */
  item: string;
  /** The file, relative to the folder. */
  source: string;
  notes: readonly Note[];
}

/** An item cannot be imported: it is reported, and the import continues. */
export class RefusedError extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message);
    this.line = line;
  }
}

/** The reasons why an item is refused; rethrows anything but a fault of the item itself. */
export function refusalOf(error: unknown): Note[] {
  if (error instanceof RefusedError) return [{ line: error.line, text: error.message }];
  if (!(error instanceof ProblemError)) throw error;
  const { fields } = error.options;
  if (!fields || fields.length === 0) return [{ line: null, text: error.message }];
  return fields.map(({ path, message }) => ({
    line: null,
    text: `${path}: ${message.en}`,
    ru: `${path}: ${message.ru}`,
  }));
}

/** Formats a table for people: one line per item, its notes below. */
export function asTable(lines: readonly (Omit<ReportLine, 'outcome'> & { outcome: string })[]): string {
  return lines
    .flatMap(({ outcome, item, source, notes }) => [
      `${outcome.padEnd(8)} ${item}${source === '' ? '' : `  <- ${source}`}`,
      ...notes.map(({ line, text }) => `           ${line === null ? '' : `line ${line}: `}${text}`),
    ])
    .join('\n');
}
