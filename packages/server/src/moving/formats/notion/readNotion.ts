import { posix } from 'node:path';
import { readCsv } from '../../csv/readCsv.ts';
import type { SourceFolder } from '../../import/readFolder.ts';
import { RefusedError, type ReportLine } from '../../import/report.ts';
import type { Fields } from '../fields.ts';
import type { MarkdownFile } from '../frontMatter.ts';
import { withoutIds } from './names.ts';

/** The importer's name of a property, by the names its owner may use. */
const fieldNames: Readonly<Record<string, string>> = {
  tags: 'tags',
  tag: 'tags',
  теги: 'tags',
  метки: 'tags',
  category: 'categories',
  categories: 'categories',
  created: 'created',
  'created time': 'created',
  создано: 'created',
  date: 'date',
  published: 'date',
  'publish date': 'date',
  'published date': 'date',
  дата: 'date',
  updated: 'updated',
  'last edited': 'updated',
  'last edited time': 'updated',
  slug: 'slug',
  summary: 'summary',
  description: 'summary',
  excerpt: 'summary',
  описание: 'summary',
  language: 'lang',
  lang: 'lang',
  язык: 'lang',
  cover: 'cover',
  status: 'status',
  статус: 'status',
};

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const two = (number: number): string => String(number).padStart(2, '0');

/** Converts `January 5, 2024 10:00 PM` to the form of other programs; for a range, its beginning. */
function dateOf(text: string): string {
  const [first = ''] = text.split('→');
  const found =
    /^@?([a-z]+) (\d{1,2}), (\d{4})(?: (\d{1,2}):(\d\d)(?: ?([ap])m)?)?/i.exec(first.trim()) ?? [];
  const [, name = '', day = '', year = '', hour, minute = '00', half] = found;
  const month = months.indexOf(name.toLowerCase()) + 1;
  if (month === 0) return first.trim().replaceAll('/', '-');
  const date = `${year}-${two(month)}-${two(Number(day))}`;
  if (hour === undefined) return date;
  const isLate = half?.toLowerCase() === 'p';
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  return `${date} ${two(hours)}:${minute}`;
}

const draft = /^(?:draft|not started|in progress|to ?do|idea|черновик|в работе|идея)$/i;

function languageOf(value: string): string {
  if (/^(?:ru|рус)/i.test(value)) return 'ru';
  return /^(?:en|анг)/i.test(value) ? 'en' : value;
}

function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const field = fieldNames[name.toLowerCase()] ?? name;
  if (field === 'status') fields['draft'] = draft.test(value);
  else if (field === 'date' || field === 'created' || field === 'updated') fields[field] = dateOf(value);
  else if (field === 'tags' || field === 'categories')
    fields[field] = value.split(',').map((tag) => tag.trim());
  else if (field === 'lang') fields[field] = languageOf(value);
  else fields[field] = value;
}

async function readColumns(folder: SourceFolder, table: string): Promise<ReadonlySet<string>> {
  try {
    const [head = []] = readCsv(await folder.readText(table), table);
    return new Set(head.map((name) => name.trim()));
  } catch (error) {
    if (error instanceof RefusedError) return new Set();
    throw error;
  }
}

export type Columns = (file: string) => Promise<ReadonlySet<string>>;

/** Returns the columns of the database that a page is a row of, none for other pages; each table is read once. */
export function createColumns(folder: SourceFolder): Columns {
  const cache = new Map<string, Promise<ReadonlySet<string>>>();
  return async (file) => {
    const base = posix.dirname(file);
    const table = [`${base}.csv`, `${base}_all.csv`].find((path) => folder.has(path));
    if (table === undefined) return new Set();
    const columns = cache.get(table) ?? readColumns(folder, table);
    cache.set(table, columns);
    return columns;
  };
}

/** Reads a Notion page: its title, then the properties of a database row, then its text. */
export function readNotion(source: string, columns: ReadonlySet<string>): MarkdownFile {
  const lines = source
    .replace(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const fields: Record<string, unknown> = {};
  let at = 0;
  const [, title] = /^# (.+)$/.exec(lines[0] ?? '') ?? [];
  if (title !== undefined) {
    fields['title'] = title.trim();
    at = 1;
  }
  const skipEmpty = (): void => {
    while (at < lines.length && lines[at]?.trim() === '') at += 1;
  };
  skipEmpty();
  for (; title !== undefined && at < lines.length; at += 1) {
    const [, name = '', value = ''] = /^([^:\n]{1,80}):(?: (.*))?$/.exec(lines[at] ?? '') ?? [];
    if (!columns.has(name)) break;
    if (value.trim() !== '') addField(fields, name, value.trim());
  }
  skipEmpty();
  const body = lines
    .slice(at)
    .join('\n')
    .replace(/^<aside>\n([^]*?)\n<\/aside>$/gm, (_, inner: string) => inner.trim().replace(/^[ \t]*/gm, '> '))
    .trimEnd();
  return { fields: fields satisfies Fields, body, firstLine: at + 1 };
}

/** Reports databases, of which only the pages have a place here. */
export function databasesAside(folder: SourceFolder): ReportLine[] {
  const notes = [
    { line: null, text: 'Of a database the pages become posts: keep the file for its columns.' },
  ];
  return folder.files
    .filter((file) => file.endsWith('.csv'))
    .map((file) => ({ outcome: 'aside', item: withoutIds(file), source: file, notes }));
}
