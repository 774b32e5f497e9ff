import type { Loader } from './resource.ts';
import type { List } from './wholeList.ts';

/** The part of a list that a page of a number asks for. */
export interface NumberedPiece {
  limit: number;
  page?: number;
}

/** The page of a number (from 1) of a list. Beyond the end there are no items, and `total` stays true. */
export function numberedPage<T, L extends List<T>>(
  list: (piece: NumberedPiece) => Loader<L & List<T>>,
  number: number,
  size: number,
): Loader<L & List<T>> {
  return list({ limit: size, ...(number > 1 && { page: number }) });
}
