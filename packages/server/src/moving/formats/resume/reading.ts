import { plainMarkdown } from '../../html/plainMarkdown.ts';
import type { Note } from '../../import/report.ts';
import type { Fields } from '../fields.ts';
import { readMonth } from './months.ts';

/** Cleans an untrusted text of characters that no page shows; undefined for an empty one or another type. */
export function cleanText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const words = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
  return words === '' ? undefined : words;
}

/** Reads the fields of one entry, and keeps track of fields without a place. */
export interface EntryReading {
  text(...names: readonly string[]): string | undefined;
  list(most: { items: number; length: number }, ...names: readonly string[]): string[];
  date(at: 'start' | 'end', ...names: readonly string[]): string | undefined;
  url(...names: readonly string[]): string | undefined;
  /** Values that were changed in reading, and fields that were never read. */
  notes(): Note[];
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const mostNamed = 20;

export function readEntry(fields: Fields): EntryReading {
  const notes: Note[] = [];
  const asked = new Set<string>();
  const note = (text: string): void => void notes.push({ line: null, text });

  function text(...names: readonly string[]): string | undefined {
    for (const name of names) {
      const words = Object.hasOwn(fields, name) ? cleanText(fields[name]) : undefined;
      if (words === undefined) continue;
      asked.add(name);
      return words;
    }
    return undefined;
  }

  return {
    text,
    list({ items, length }, ...names) {
      const name = names.find((one) => Object.hasOwn(fields, one) && Array.isArray(fields[one]));
      if (name === undefined) return [];
      asked.add(name);
      const all = (fields[name] as readonly unknown[])
        .slice(0, 1000)
        .flatMap((each) => cleanText(each) ?? []);
      const kept = all.filter((each) => each.length <= length).slice(0, items);
      const left = all.filter((each) => !kept.includes(each));
      if (left.length > 0) note(`Left out: ${left.slice(0, mostNamed).join(', ').slice(0, 300)}`);
      return kept;
    },
    date(at, ...names) {
      const value = text(...names);
      if (value === undefined || /^(?:present|now|current)$/i.test(value)) return undefined;
      const read = readMonth(value, at);
      if (!read) note(`The date ${value.slice(0, 40)} cannot be read and is left out.`);
      else if (read.isGuessed) note(`The date ${value} has no month and is taken as ${read.date}.`);
      return read?.date;
    },
    url(...names) {
      const value = text(...names);
      if (value === undefined) return undefined;
      if (/^https?:\/\/\S+$/i.test(value)) return value;
      if (/^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(value)) return `https://${value}`;
      note(`The address ${value.slice(0, 100)} is not a web address and is left out.`);
      return undefined;
    },
    notes() {
      const lost = Object.keys(fields).filter((name) => !asked.has(name) && !isEmpty(fields[name]));
      const named = lost.slice(0, mostNamed).map((name) => name.slice(0, 40));
      return lost.length === 0
        ? notes
        : [...notes, { line: null, text: `Fields without a place here: ${named.join(', ')}.` }];
    },
  };
}

/** Converts paragraphs and points of plain text to Markdown that looks the same. */
export function describe(paragraphs: readonly (string | undefined)[], points: readonly string[]): string {
  const list = points.map((point) => `- ${plainMarkdown(point).replace(/\s*\n\s*/g, ' ')}`).join('\n');
  const prose = paragraphs.flatMap((text) => (text === undefined ? [] : plainMarkdown(text)));
  return [...prose, ...(list === '' ? [] : [list])].join('\n\n');
}
