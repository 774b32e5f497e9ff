import { ProblemError } from '../../errors.ts';

/** Taken as it is; taken with changes; left alone, for the site has it already; without a place here; not taken. */
export type Outcome = 'taken' | 'changed' | 'kept' | 'aside' | 'refused';

export interface Note {
  /** In the file, from 1; null where no line is meant. */
  line: number | null;
  text: string;
  /** The same in Russian, where it is of the contract; what importers say has its Russian elsewhere. */
  ru?: string;
}

export interface ReportLine {
  outcome: Outcome;
  /** What it is on the site: `posts/slug`, `redirect /old`. */
  item: string;
  /** The file, from the folder. */
  source: string;
  notes: readonly Note[];
}

/** An item cannot be taken: told in words, and the import goes on. */
export class RefusedError extends Error {
  readonly line: number | null;

  constructor(message: string, line: number | null = null) {
    super(message);
    this.line = line;
  }
}

/** Why an item is refused; anything but a fault of the item itself is thrown on. */
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

/** A table for people: one line for an item, its notes below. */
export function asTable(lines: readonly (Omit<ReportLine, 'outcome'> & { outcome: string })[]): string {
  return lines
    .flatMap(({ outcome, item, source, notes }) => [
      `${outcome.padEnd(8)} ${item}${source === '' ? '' : `  <- ${source}`}`,
      ...notes.map(({ line, text }) => `           ${line === null ? '' : `line ${line}: `}${text}`),
    ])
    .join('\n');
}
