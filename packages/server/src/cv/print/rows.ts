import { drawable } from '../../fonts/drawable.ts';
import type { Fonts } from '../../fonts/openFonts.ts';
import type { CvBlock, CvRun } from '../content.ts';
import { linesOf } from './lines.ts';
import { styles, type Style } from './styles.ts';

/** The structure element of a text, for screen readers and text extraction: the tree of a tagged PDF. */
export interface Tag {
  type: 'Document' | 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody';
  parent?: Tag;
  /** The markers of list items. */
  numbering?: 'Disc' | 'Decimal';
}

/** Text at a position from the left edge of the page. */
export interface Ink {
  tag: Tag;
  text: string;
  x: number;
  width: number;
  style: Style;
  isOblique: boolean;
  /** The link's address and its full text. */
  link?: { address: string; words: string };
}

/** A unit that is not divided between pages. */
export interface Row {
  /** The space above, except at the top of a page. */
  above: number;
  height: number;
  /** Relative to its top. */
  baseline: number;
  inks: Ink[];
  /** Whether it is kept on one page with the next row. */
  keepsNext: boolean;
  /** The title of a section, for the bookmarks. */
  bookmark?: string;
}

/** The position and style of blocks. */
export interface Frame {
  left: number;
  width: number;
  tag: Tag;
  fonts: Fonts;
  widthOf(text: string, style: Style): number;
}

type Entry = Extract<CvBlock, { kind: 'entry' }>;
type List = Extract<CvBlock, { kind: 'list' }>;
type Section = Extract<CvBlock, { kind: 'section' }>;

const under = (parent: Tag, type: Tag['type']): Tag => ({ type, parent });

const afterHeading = 3;
const beforeItem = 1.5;
const beforeDates = 12;
/** The indentation of a list's text. */
const indent = { bullet: 11, number: 17 };
/** An entry of at most this many rows is not divided. */
const fewRows = 7;

function rowOf(style: Style, inks: Ink[], { fonts, isFirst }: { fonts: Fonts; isFirst: boolean }): Row {
  const height = style.size * style.leading;
  return {
    above: isFirst ? style.above : 0,
    height,
    baseline: (height + fonts.regular.capital * style.size) / 2,
    inks,
    keepsNext: false,
  };
}

/** The part of a run that one font draws. */
interface DrawnRun extends CvRun {
  style: Style;
  /** The text of the whole run. */
  words: string;
}

/** Splits a run into drawable parts, keeping its line breaks. */
function splitRun(run: CvRun, style: Style, { regular, semibold }: Fonts): DrawnRun[] {
  const look = run.bold ? { ...style, isBold: true } : style;
  const font = look.isBold ? semibold : regular;
  const words = run.text
    .split(/\r?\n/)
    .map((line) => drawable(line, font))
    .join('\n');
  const color = (run.link && style.linkColor) || style.color;
  return font.partsOf(words).map((part) => ({
    ...run,
    text: part.text,
    words,
    style: { ...look, color, ...(part.font.file !== font.file && { lent: part.font.file }) },
  }));
}

function textRows(text: readonly CvRun[], style: Style, type: 'H1' | 'H2' | 'H3' | 'P', frame: Frame): Row[] {
  const tag = under(frame.tag, type);
  const runs = text.flatMap((run) => splitRun(run, style, frame.fonts));
  const lines = linesOf(runs, frame.width, (part, run) => frame.widthOf(part, run.style));
  const rows = lines.map((line, at) =>
    rowOf(
      style,
      line.map(({ run, text: words, x, width }) => ({
        tag,
        text: words,
        x: frame.left + x,
        width,
        style: run.style,
        isOblique: run.italics ?? false,
        ...(run.link && { link: { address: run.link, words: run.words } }),
      })),
      { fonts: frame.fonts, isFirst: at === 0 },
    ),
  );
  // no line of a paragraph is alone on a page
  for (const row of [rows.at(0), rows.at(-2)]) if (row && rows.length > 1) row.keepsNext = true;
  return rows;
}

function entryRows({ title, dates, blocks }: Entry, frame: Frame): Row[] {
  const inside = { ...frame, tag: under(frame.tag, 'Sect') };
  const width = frame.widthOf(dates, styles.dates);
  const room = dates === '' ? frame.width : frame.width - width - beforeDates;
  const head = textRows(title, styles.role, 'H3', { ...inside, width: room });
  const first = head[0] ?? rowOf(styles.role, [], { fonts: frame.fonts, isFirst: true });
  if (dates !== '')
    first.inks.push({
      tag: under(inside.tag, 'P'),
      text: dates,
      x: frame.left + frame.width - width,
      width,
      style: styles.dates,
      isOblique: false,
    });
  const place = blocks[0]?.kind === 'paragraph' && blocks[0].role === 'place' ? 1 : 0;
  const heads = [
    first,
    ...head.slice(1),
    ...blocks.slice(0, place).flatMap((block) => rowsOf(block, inside)),
  ];
  const rows = [...heads, ...blocks.slice(place).flatMap((block) => rowsOf(block, inside))];
  rows.forEach((row, at) => {
    if (rows.length <= fewRows || at < heads.length || at === rows.length - 2) row.keepsNext = true;
  });
  const last = rows.at(-1);
  if (last) last.keepsNext = false;
  return rows;
}

function listRows({ isOrdered, items }: List, frame: Frame): Row[] {
  const list: Tag = { ...under(frame.tag, 'L'), numbering: isOrdered ? 'Decimal' : 'Disc' };
  const step = isOrdered ? indent.number : indent.bullet;
  return items.flatMap((blocks, at) => {
    const item = under(list, 'LI');
    const body = { ...frame, left: frame.left + step, width: frame.width - step, tag: under(item, 'LBody') };
    const rows = blocks.flatMap((block) => rowsOf(block, body));
    const mark = isOrdered ? `${at + 1}.` : '•';
    if (!rows[0]) return [];
    rows[0].above = beforeItem;
    rows[0].inks.unshift({
      tag: under(item, 'Lbl'),
      text: `${mark} `,
      x: frame.left,
      width: frame.widthOf(mark, styles.body),
      style: styles.body,
      isOblique: false,
    });
    return rows;
  });
}

function sectionRows({ title, blocks }: Section, frame: Frame): Row[] {
  const inside = { ...frame, tag: under(frame.tag, 'Sect') };
  const heading = textRows([{ text: title }], styles.section, 'H2', inside);
  for (const row of heading) row.keepsNext = true;
  if (heading[0]) heading[0].bookmark = title;
  const rows = blocks.flatMap((block) => rowsOf(block, inside));
  if (rows[0]) rows[0].above = afterHeading;
  return [...heading, ...rows];
}

/** Converts a block to rows, from top to bottom. */
export function rowsOf(block: CvBlock, frame: Frame): Row[] {
  if (block.kind === 'paragraph') return textRows(block.text, styles[block.role], 'P', frame);
  if (block.kind === 'name') return textRows([{ text: block.text }], styles.name, 'H1', frame);
  if (block.kind === 'list') return listRows(block, frame);
  if (block.kind === 'entry') return entryRows(block, frame);
  return sectionRows(block, frame);
}
