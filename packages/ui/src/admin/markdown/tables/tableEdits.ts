/** Markdown tables as pure functions of the text and the caret: cells, rows, columns, alignment. */
import type { Edit, Selection } from '../markdownEdits.ts';
import { lineStart } from '../markdownEdits.ts';

interface Table {
  from: number;
  to: number;
  /** The prefix of each line: of a quotation or a list item. */
  indent: string;
  /** The header first; without the delimiter row. */
  rows: string[][];
  /** The delimiter row, unchanged. */
  marks: string[];
  /** The position of the caret. */
  row: number;
  column: number;
}

const cellsOf = (line: string): string[] => {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
};
const isRow = (line: string) => /^[\s>]*\|/.test(line);
const isMarks = (line: string) => /^[\s>]*\|\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/.test(line);

const before = /^[\s>]*/;
const bareOf = (line: string) => line.replace(before, '');

/** Returns the lines of the table around a position, and the index of the line containing it. */
function linesAround(text: string, at: number): { own: string[]; from: number; line: number } | null {
  const lines = text.split('\n');
  const index = text.slice(0, at).split('\n').length - 1;
  if (!isRow(lines[index] ?? '')) return null;
  let [first, last] = [index, index];
  while (first > 0 && isRow(lines[first - 1] ?? '')) first -= 1;
  while (isRow(lines[last + 1] ?? '')) last += 1;
  const own = lines.slice(first, last + 1);
  if (!isMarks(own[1] ?? '')) return null;
  const from = lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0);
  return { own, from, line: index - first };
}

function filled(row: string[], width: number, cell: string): string[] {
  return [...row, ...Array.from({ length: Math.max(0, width - row.length) }, () => cell)];
}

/** Returns the table around a position; null if there is none. */
function tableAt(text: string, at: number): Table | null {
  const found = linesAround(text, at);
  if (!found) return null;
  const { own, from, line } = found;
  const rows = own.filter((_, index) => index !== 1).map((one) => cellsOf(bareOf(one)));
  const width = Math.max(...rows.map(({ length }) => length));
  const typed = bareOf(text.slice(lineStart(text, at), at));
  const bars = typed.match(/(?<!\\)\|/g)?.length ?? 0;
  return {
    from,
    to: from + own.join('\n').length,
    indent: before.exec(own[0] ?? '')?.[0] ?? '',
    rows: rows.map((row) => filled(row, width, '')),
    marks: filled(cellsOf(bareOf(own[1] ?? '')).slice(0, width), width, '---'),
    row: Math.max(0, line - 1),
    column: Math.min(Math.max(bars - 1, 0), width - 1),
  };
}

/** Counts code points, so that a surrogate pair is one character. */
const widthOf = (cell: string) => [...cell].length;

function pad(cell: string, width: number, mark: string): string {
  const room = width - widthOf(cell);
  if (!mark.endsWith('-:')) return cell + ' '.repeat(room);
  const left = mark.startsWith(':') ? Math.floor(room / 2) : room;
  return ' '.repeat(left) + cell + ' '.repeat(room - left);
}

function markOf(mark: string, width: number): string {
  const [left, right] = [mark.startsWith(':') ? ':' : '', mark.endsWith(':') ? ':' : ''];
  return left + '-'.repeat(width - left.length - right.length) + right;
}

/** In characters. Longer cells are not padded to: one long cell would stretch the whole column. */
const widest = 40;

/** Writes the table with aligned columns and selects the content of one cell. */
function write({ from, to, indent, rows, marks }: Table, row: number, column: number): Edit {
  const widths = marks.map((mark, at) => {
    const lengths = rows.map((cells) => widthOf(cells[at] ?? '')).filter((length) => length <= widest);
    return Math.max(3, mark.replace(/-/g, '').length + 1, ...lengths);
  });
  let [start, end] = [0, 0];
  let insert = '';
  const put = (cells: readonly string[]) => {
    insert += `${insert === '' ? '' : '\n'}${indent}|${cells.map((cell) => ` ${cell} |`).join('')}`;
  };
  for (const [at, cells] of rows.entries()) {
    const lineAt = insert === '' ? 0 : insert.length + 1;
    const padded = cells.map((cell, index) => pad(cell, Math.max(widths[index] ?? 3, widthOf(cell)), marks[index] ?? ''));
    put(padded);
    if (at === row) {
      const before = padded.slice(0, column).reduce((sum, cell) => sum + cell.length + 3, 0);
      const cell = padded[column] ?? '';
      const words = cells[column] ?? '';
      start = lineAt + indent.length + 2 + before + (words === '' ? 0 : cell.indexOf(words));
      end = start + words.length;
    }
    if (at === 0) put(marks.map((mark, index) => markOf(mark, widths[index] ?? 3)));
  }
  return { from, to, insert, start: from + start, end: from + end };
} // prettier-ignore

const emptyRow = ({ marks }: Table): string[] => marks.map(() => '');

/** Tab: selects the content of the next cell; after the last one adds a row. Null outside a table. */
export function nextCell({ text, start }: Selection, step: 1 | -1 = 1): Edit | null {
  const table = tableAt(text, start);
  if (!table) return null;
  const width = table.marks.length;
  const at = Math.max(0, table.row * width + table.column + step);
  if (at >= table.rows.length * width) table.rows.push(emptyRow(table));
  return write(table, Math.floor(at / width), at % width);
}

export const formerCell = (selection: Selection): Edit | null => nextCell(selection, -1);

/** Enter: adds a row below; in an empty last row ends the table. Null if the line continues after the caret. */
export function rowBelow({ text, start, end }: Selection): Edit | null {
  const table = start === end ? tableAt(text, start) : null;
  const lineEnd = text.indexOf('\n', start);
  if (!table || text.slice(start, lineEnd < 0 ? undefined : lineEnd).replace(/[|\s]/g, '') !== '')
    return null;
  const isLast = table.row === table.rows.length - 1;
  if (isLast && table.row > 0 && table.rows[table.row]?.every((cell) => cell === '')) {
    table.rows.pop();
    const edit = write(table, table.row - 1, 0);
    const at = edit.from + edit.insert.length + 2;
    return { ...edit, insert: `${edit.insert}\n\n`, start: at, end: at };
  }
  table.rows.splice(table.row + 1, 0, emptyRow(table));
  return write(table, table.row + 1, 0);
}

/** Aligns the columns. */
export function alignTable({ text, start }: Selection): Edit | null {
  const table = tableAt(text, start);
  return table && write(table, table.row, table.column);
}

export function addRow({ text, start }: Selection): Edit | null {
  const table = tableAt(text, start);
  table?.rows.splice(table.row + 1, 0, emptyRow(table));
  return table && write(table, table.row + 1, table.column);
}

export function addColumn({ text, start }: Selection): Edit | null {
  const table = tableAt(text, start);
  if (!table) return null;
  for (const row of table.rows) row.splice(table.column + 1, 0, '');
  table.marks.splice(table.column + 1, 0, '---');
  return write(table, table.row, table.column + 1);
}

const whole = ({ from, to }: Table): Edit => ({ from, to, insert: '', start: from, end: from });

/** Removes the row at the caret; for the header, the whole table. */
export function removeRow({ text, start }: Selection): Edit | null {
  const table = tableAt(text, start);
  if (!table || table.row === 0) return table && whole(table);
  table.rows.splice(table.row, 1);
  return write(table, Math.min(table.row, table.rows.length - 1), table.column);
}

/** Removes the column at the caret; for the only one, the whole table. */
export function removeColumn({ text, start }: Selection): Edit | null {
  const table = tableAt(text, start);
  if (!table || table.marks.length === 1) return table && whole(table);
  for (const row of [...table.rows, table.marks]) row.splice(table.column, 1);
  return write(table, table.row, Math.min(table.column, table.marks.length - 1));
}

export const isInTable = ({ text, start }: Selection): boolean => tableAt(text, start) !== null;
