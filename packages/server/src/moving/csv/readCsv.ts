import { RefusedError } from '../import/report.ts';
import type { Fields } from '../formats/fields.ts';

interface Place {
  text: string;
  file: string;
  /** The offset of the next character. */
  at: number;
}

/** Reads a quoted value, in which two quotes stand for one, and moves the offset after it. */
function readQuoted(place: Place): string {
  const { text, file, at: opened } = place;
  let value = '';
  place.at += 1;
  for (;;) {
    const end = text.indexOf('"', place.at);
    if (end === -1) {
      const line = text.slice(0, opened).split('\n').length;
      throw new RefusedError(`${file}: the CSV cannot be read: a quote is not closed.`, line);
    }
    value += text.slice(place.at, end);
    place.at = end + 1;
    if (text[place.at] !== '"') return value;
    value += '"';
    place.at += 1;
  }
}

const ending = /[,\r\n]|$/g;

function readValue(place: Place): string {
  const quoted = place.text[place.at] === '"' ? readQuoted(place) : '';
  // text after a closing quote, before the comma, belongs to the value, as in other programs
  ending.lastIndex = place.at;
  const end = ending.exec(place.text)?.index ?? place.text.length;
  const value = quoted + place.text.slice(place.at, end);
  place.at = end;
  return value;
}

/** Parses CSV as in RFC 4180, with any line endings; empty lines are skipped. */
export function readCsv(text: string, file: string): string[][] {
  const rows: string[][] = [];
  const place: Place = { text, file, at: text.startsWith('\uFEFF') ? 1 : 0 };
  while (place.at < text.length) {
    const row = [readValue(place)];
    while (text[place.at] === ',') {
      place.at += 1;
      row.push(readValue(place));
    }
    if (row.length > 1 || row[0] !== '') rows.push(row);
    place.at += text.startsWith('\r\n', place.at) ? 2 : 1;
  }
  return rows;
}

/** Returns the rows below the header row, by column names; lines above it are for people. */
export function readRecords(text: string, file: string, column: string): Fields[] {
  const rows = readCsv(text, file);
  const at = rows.findIndex((row) => row.some((name) => name.trim() === column));
  if (at === -1) throw new RefusedError(`${file} has no column ${column}.`);
  const names = (rows[at] ?? []).map((name) => name.trim());
  return rows
    .slice(at + 1)
    .map((row) => Object.fromEntries(names.map((name, place) => [name, row[place] ?? ''])));
}
