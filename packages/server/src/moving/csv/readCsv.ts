import { RefusedError } from '../import/report.ts';
import type { Fields } from '../formats/fields.ts';

/** Rows of a text by RFC 4180, whatever ends its lines; empty lines are none. */
export function readCsv(text: string, file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  const plain = /[,\r\n]|$/g;
  while (at < text.length) {
    let value = '';
    if (text[at] === '"') {
      const opened = at;
      for (at += 1; ;) {
        const end = text.indexOf('"', at);
        if (end === -1) {
          const line = text.slice(0, opened).split('\n').length;
          throw new RefusedError(`${file}: the CSV cannot be read: a quote is not closed.`, line);
        }
        value += text.slice(at, end);
        at = end + 1;
        if (text[at] !== '"') break;
        value += '"';
        at += 1;
      }
    }
    // what follows a closed quote before the comma is of the value, as programs read it
    plain.lastIndex = at;
    const end = plain.exec(text)?.index ?? text.length;
    row.push(value + text.slice(at, end));
    at = end;
    if (text[at] === ',') {
      at += 1;
      if (at < text.length && text[at] !== '\r' && text[at] !== '\n') continue;
      row.push('');
    }
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

/** The rows below the one that names the columns, each by their names; what stands above it is for people. */
export function readRecords(text: string, file: string, column: string): Fields[] {
  const rows = readCsv(text, file);
  const at = rows.findIndex((row) => row.some((name) => name.trim() === column));
  if (at === -1) throw new RefusedError(`${file} has no column ${column}.`);
  const names = (rows[at] ?? []).map((name) => name.trim());
  return rows
    .slice(at + 1)
    .map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}
