import { all, unwrap } from './domTools.ts';

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 50);

/** Gives each row all of its cells: Markdown cannot merge cells. As in the server's `tables.ts`, for another DOM. */
function square(table: HTMLTableElement): void {
  const { ownerDocument: page } = table;
  const rows = [...table.rows];
  const taken = rows.map(() => new Set<number>());
  for (const [at, row] of rows.entries()) {
    let column = 0;
    const cells = [...row.cells];
    for (const cell of cells) {
      while (taken[at]?.has(column)) {
        cell.before(page.createElement('td'));
        column += 1;
      }
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      for (let more = 1; more < width; more += 1) cell.after(page.createElement('td'));
      for (let down = 1; down < height; down += 1)
        for (let right = 0; right < width; right += 1) taken[at + down]?.add(column + right);
      column += width;
    }
    for (; taken[at]?.has(column); column += 1) row.append(page.createElement('td'));
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (const row of rows)
    for (let more = row.cells.length; more < width; more += 1) row.append(page.createElement('td'));
}

/** Makes tables expressible in Markdown; a one-cell table used as a frame is unwrapped. */
export function squareTables(root: HTMLElement): void {
  for (const element of all(root, 'table').toReversed()) {
    const table = element as HTMLTableElement;
    const { caption } = table;
    if (caption) {
      const words = root.ownerDocument.createElement('p');
      words.append(...caption.childNodes);
      caption.remove();
      table.before(words);
    }
    for (const empty of [...table.rows].filter(({ cells }) => cells.length === 0)) empty.remove();
    const [row, ...others] = table.rows;
    const isFrame = others.length === 0 && (row?.cells.length ?? 0) <= 1;
    if (!isFrame) {
      square(table);
      // The first row becomes the header, which is already bold.
      for (const bold of all(row ?? table, 'b, strong')) unwrap(bold);
      continue;
    }
    const frame = root.ownerDocument.createElement('div');
    frame.append(...(row?.cells[0]?.childNodes ?? []));
    table.replaceWith(frame);
  }
  for (const part of all(root, 'colgroup, col')) part.remove();
  for (const frame of all(root, 'table thead, table tbody, table tfoot')) unwrap(frame);
}
