/** Rows of a page of the admin lists. */
export const pageSize = 25;

/** How many pages so many rows have; an empty list has one. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The rows of a page of a list that is here whole. */
export function sliceOf<T>(items: readonly T[], page: number): readonly T[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** Which numbers stand among the links: the first, the last and those around the present one. */
export function shownPages(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= last).toSorted((a, b) => a - b);
}
