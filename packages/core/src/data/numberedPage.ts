import type { Loader } from './resource.ts';
import type { List } from './wholeList.ts';

/** The query of a numbered page. */
export interface NumberedPiece {
  limit: number;
  page?: number;
}

/** Loads a numbered page of a list, from 1. A page beyond the end has no items; its `total` is still correct. */
export function numberedPage<T, L extends List<T>>(
  list: (piece: NumberedPiece) => Loader<L & List<T>>,
  number: number,
  size: number,
): Loader<L & List<T>> {
  return list({ limit: size, ...(number > 1 && { page: number }) });
}
