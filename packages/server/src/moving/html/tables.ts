import { all, make, rename, textOf, unwrap } from './dom.ts';

const mostSpan = 50;
const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), mostSpan);

const cellsOf = (row: Element): Element[] =>
  Array.from(row.children).filter(({ nodeName }) => /^T[DH]$/.test(nodeName));

function addCell(row: Element, before: Element | null): void {
  row.insertBefore(make(row, 'td'), before);
}

/** Gives each row all of its cells: Markdown cannot merge cells. As in `squareTables.ts` of ui, for another DOM. */
function square(rows: readonly Element[]): void {
  const taken = rows.map(() => new Set<number>());
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      for (; taken[at]?.has(column); column += 1) addCell(row, cell);
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let more = 1; more < width; more += 1) addCell(row, cell.nextElementSibling);
      for (let down = 1; down < height; down += 1)
        for (let right = 0; right < width; right += 1) taken[at + down]?.add(column + right);
      column += width;
    }
    for (; taken[at]?.has(column); column += 1) addCell(row, null);
  }
  const width = Math.max(0, ...rows.map((row) => cellsOf(row).length));
  for (const row of rows) for (let more = cellsOf(row).length; more < width; more += 1) addCell(row, null);
}

/**
 * Converts tables to what Markdown supports: one header row, rectangular, not nested; a layout frame is not a table.
 */
export function simplifyTables(root: HTMLElement): void {
  for (const table of all(root, 'table').toReversed()) {
    const parent = table.parentElement;
    if (parent?.closest('table')) {
      parent.replaceChild(make(table, 'span', textOf(table)), table);
      continue;
    }
    const caption = table.querySelector('caption');
    if (caption) table.before(rename(caption, 'p'));
    for (const part of all(table, 'thead, tbody, tfoot')) unwrap(part);
    const rows = all(table, 'tr').filter((row) => cellsOf(row).length > 0);
    const [first] = rows;
    if (!first || (rows.length === 1 && cellsOf(first).length === 1)) {
      for (const part of all(table, 'tr, td, th')) rename(part, 'div');
      rename(table, 'div');
      continue;
    }
    square(rows);
    for (const bold of all(first, 'b, strong')) unwrap(bold);
  }
}
