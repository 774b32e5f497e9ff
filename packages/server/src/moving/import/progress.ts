import type { Database } from '../../db/schema.ts';
import type { ImportItemTable } from '../../db/schema/imports.ts';
import type { ReportLine } from './report.ts';

/** An item created by an import. */
export type Made = Pick<ImportItemTable, 'kind' | 'item_id' | 'stamp'>;

/** Receives the progress of an import, and the items it creates. */
export interface Progress {
  /** Sets the program that the source is from. */
  format(name: string): void;
  /** Adds to the number of expected items. */
  expect(count: number): void;
  /** Reports an item as done. Throws if the import was cancelled. */
  step(line: ReportLine): Promise<void>;
  /** Throws if the import was cancelled. */
  check(): Promise<void>;
  /** Records a created item, in the same transaction. */
  made(trx: Database, made: Made): Promise<void>;
}

export const silent: Progress = {
  format: () => undefined,
  expect: () => undefined,
  step: async () => undefined,
  check: async () => undefined,
  made: async () => undefined,
};

/** The import was cancelled, or another process has taken it over. */
export class CancelledError extends Error {
  readonly isLost: boolean;

  constructor({ isLost = false }: { isLost?: boolean } = {}) {
    super();
    this.isLost = isLost;
  }
}
