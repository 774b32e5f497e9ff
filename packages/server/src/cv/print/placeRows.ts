import type { Row } from './rows.ts';

export interface Placed extends Row {
  /** From 0. */
  page: number;
  /** Relative to the top of the column. */
  top: number;
}

/** Groups rows that must be on one page: up to the first that may end it. */
function groupsOf(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let isOpen = false;
  for (const row of rows) {
    if (isOpen) groups.at(-1)?.push(row);
    else groups.push([row]);
    isOpen = row.keepsNext;
  }
  return groups;
}

/** Places rows in a column from page to page; a group higher than a page is divided anyway. */
export function placeRows(rows: readonly Row[], height: number): Placed[] {
  const placed: Placed[] = [];
  let page = 0;
  let y = 0;
  const heightOf = (group: readonly Row[]): number =>
    group.reduce((sum, row, at) => sum + row.height + (y === 0 && at === 0 ? 0 : row.above), 0);
  const turnUnlessFits = (group: readonly Row[]): void => {
    if (y === 0 || y + heightOf(group) <= height) return;
    page += 1;
    y = 0;
  };
  for (const group of groupsOf(rows)) {
    turnUnlessFits(group);
    for (const row of group) {
      turnUnlessFits([row]);
      const top = y === 0 ? 0 : y + row.above;
      placed.push({ ...row, page, top });
      y = top + row.height;
    }
  }
  return placed;
}
