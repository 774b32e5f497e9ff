import { problem } from '../../errors.ts';

/** Returns the row, or throws the refusal of a request for something that does not exist. */
export function orNotFound<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) throw problem('not_found');
  return row;
}
