import type { Database } from '../../db/schema.ts';
import type { ImportItemTable } from '../../db/schema/imports.ts';
import type { ReportLine } from './report.ts';

/** What is there because of an import. */
export type Made = Pick<ImportItemTable, 'kind' | 'item_id' | 'stamp'>;

/** Whom an import tells how far it is, and what it makes. */
export interface Progress {
  /** Which program the source is of. */
  format(name: string): void;
  /** So many more items are to come. */
  expect(count: number): void;
  /** An item is done. Throws where somebody does not want the rest. */
  step(line: ReportLine): Promise<void>;
  /** Throws where somebody does not want the rest. */
  check(): Promise<void>;
  /** Notes what is made, in the transaction that makes it. */
  made(trx: Database, made: Made): Promise<void>;
}

export const silent: Progress = {
  format: () => undefined,
  expect: () => undefined,
  step: async () => undefined,
  check: async () => undefined,
  made: async () => undefined,
};

/** Somebody did not want the rest, or it is not ours any more. */
export class CancelledError extends Error {
  readonly isLost: boolean;

  constructor({ isLost = false }: { isLost?: boolean } = {}) {
    super();
    this.isLost = isLost;
  }
}
