/** Rows per page of the admin lists. */
export const pageSize = 25;

/** Returns the number of pages for so many rows; an empty list has one. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** Returns one page of a list that is loaded whole. */
export function sliceOf<T>(items: readonly T[], page: number): readonly T[] {
  return items.slice((page - 1) * pageSize, page * pageSize);
}

/** Returns the page numbers to link: the first, the last, the current one and its neighbours. */
export function shownPages(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= last).toSorted((a, b) => a - b);
}
