/** The Markdown of pictures, as pure functions. */
import { escapeRegExp } from '@janus-site/core';

/** Removes square brackets and line ends, which would end the description. */
const cleanAlt = (alt: string): string => alt.replace(/[[\]\n]+/g, ' ').trim();

/** Returns the placeholder of a picture being uploaded; the id makes it unique. */
export const holderOf = (id: string, label: string): string => `![${cleanAlt(label)}](#upload-${id})`;

/**
 * Replaces a picture's placeholder, or appends the picture if the placeholder was deleted. An empty `insert` leaves no
 * blank line, so that a gallery stays one paragraph.
 */
export function fillHolder(text: string, id: string, insert: string): string {
  const pattern = new RegExp(`!\\[[^\\]]*\\]\\(#upload-${id}\\)${insert === '' ? '\\n?' : ''}`);
  if (pattern.test(text)) return text.replace(pattern, () => insert);
  return insert === '' ? text : `${text}${text === '' || text.endsWith('\n') ? '' : '\n\n'}${insert}\n`;
}

/**
 * Returns the description typed into a picture's placeholder; empty if it is still the label, which ends with an
 * ellipsis in every language and may name the file otherwise than now.
 */
export function altOf(text: string, id: string): string {
  const alt = new RegExp(`!\\[([^\\]]*)\\]\\(#upload-${id}\\)`).exec(text)?.[1] ?? '';
  return alt.endsWith('…') ? '' : alt;
}

export const pictureOf = (url: string, alt: string): string => `![${cleanAlt(alt)}](${url})`;

/** Changes the description of the picture at that address. */
export function describe(text: string, url: string, alt: string): string {
  return text.replace(
    new RegExp(`!\\[[^\\]]*\\]\\(${escapeRegExp(url)}(?=[\\s)])`),
    () => `![${cleanAlt(alt)}](${url}`,
  );
}

/** Returns the placeholder as a separate paragraph at a position of the text. */
export function paragraphAt(text: string, at: number, words: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return lead + words + tail;
}

/** A picture alone on its line. */
export interface PictureLine {
  alt: string;
  url: string;
  /** The caption below it. */
  caption: string;
}

const pictureLine = /^\s*!\[([^\]]*)\]\((?:<([^<>]*)>|([^\s()<>]+))(?:\s+"((?:[^"\\]|\\.)*)")?\s*\)\s*$/;

/** Reads a line; null unless it is a single picture. */
export function readPicture(line: string): PictureLine | null {
  const found = pictureLine.exec(line);
  if (!found) return null;
  const [, alt = '', bracketed, plain = '', caption = ''] = found;
  return { alt, url: bracketed ?? plain, caption: caption.replace(/\\(.)/g, '$1') };
}

export function writePicture({ alt, url, caption }: PictureLine): string {
  const words = caption.replace(/\s*\n\s*/g, ' ').replace(/["\\]/g, '\\$&');
  const address = /^$|[\s()]/.test(url) ? `<${url}>` : url;
  return `![${alt.replace(/[[\]\n]+/g, ' ')}](${address}${words.trim() === '' ? '' : ` "${words}"`})`;
}

/** Returns the id of the upload that a picture waits for; null for an uploaded one. */
export const uploadOf = (url: string): string | null => /^#upload-([\w-]+)$/.exec(url)?.[1] ?? null;

/** Returns the gap between paragraphs nearest to a position. */
function gapNear(text: string, at: number): number {
  const before = text.lastIndexOf('\n\n', Math.max(0, at - 1));
  const after = text.indexOf('\n\n', at);
  const start = before < 0 ? 0 : before + 2;
  const end = after < 0 ? text.length : after;
  return at - start <= end - at ? start : end;
}

interface Span {
  from: number;
  to: number;
}

/** A text after a move, and the new position of the moved line. */
export interface Moved {
  text: string;
  at: number;
}

/** Moves a line to the gap between paragraphs nearest to a position. */
export function moveLine(text: string, line: Span, at: number): Moved {
  // The indent of a list would make it code elsewhere.
  const words = text.slice(line.from, line.to).trimStart();
  const before = text.slice(0, line.from).replace(/\n+$/, '');
  const after = text.slice(line.to).replace(/^\n+/, '');
  // The rest of a gallery stays one paragraph.
  const isInside = line.from - before.length === 1 && lead(text, line.to) === 1;
  const joint = before === '' || after === '' ? '' : isInside ? '\n' : '\n\n';
  const rest = before + joint + after;
  const moved =
    at <= line.from
      ? at
      : Math.max(before.length, at - line.to + before.length + joint.length - lead(text, line.to));
  const place = gapNear(rest, Math.min(rest.length, Math.max(0, moved)));
  const inserted = paragraphAt(rest, place, words);
  const result = rest.slice(0, place) + inserted + rest.slice(place);
  return { text: result, at: place + inserted.indexOf(words) };
}

/** Returns the number of line ends at a position. */
const lead = (text: string, at: number): number => /^\n*/.exec(text.slice(at))?.[0].length ?? 0;

/** Returns the position of a line moved past the neighbouring paragraph; null at the end of the text. */
function pastNeighbour(text: string, line: Span, way: -1 | 1): number | null {
  if (way < 0) {
    const before = text.slice(0, line.from).replace(/\n+$/, '');
    if (before === '') return null;
    const gap = before.lastIndexOf('\n\n');
    return gap < 0 ? 0 : gap + 2;
  }
  const start = line.to + lead(text, line.to);
  if (start >= text.length) return null;
  const gap = text.indexOf('\n\n', start);
  return gap < 0 ? text.length : gap;
}

/**
 * Moves a picture one step: past its neighbour in the gallery, past the gallery's end into a separate paragraph, or
 * past the neighbouring paragraph. Null at the end of the text.
 */
export function stepPicture(text: string, line: Span, way: -1 | 1): Moved | null {
  const lines = text.split('\n');
  const number = lineNumber(text, line.from);
  const [own = '', next = ''] = [lines[number], lines[number + way]];
  if (readPicture(next)) {
    lines[number] = next;
    lines[number + way] = own;
    return movedTo(lines, number + way);
  }
  if (next.trim() === '' && readPicture(lines[number - way] ?? '')) {
    lines.splice(way < 0 ? number + 1 : number, 0, '');
    return movedTo(lines, way < 0 ? number : number + 1);
  }
  const at = pastNeighbour(text, line, way);
  return at === null ? null : moveLine(text, line, at);
}

const lineNumber = (text: string, at: number): number => text.slice(0, at).split('\n').length - 1;

const movedTo = (lines: readonly string[], number: number): Moved => ({
  text: lines.join('\n'),
  at: lines.slice(0, number).reduce((length, line) => length + line.length + 1, 0),
});

/** Returns a picture's position in its gallery, from 1, and the gallery's size; one of one outside a gallery. */
export function placeInGallery(text: string, at: number): { place: number; count: number } {
  const lines = text.split('\n');
  const number = lineNumber(text, at);
  const run = (way: -1 | 1) => {
    let length = 0;
    while (readPicture(lines[number + way * (length + 1)] ?? '')) length += 1;
    return length;
  };
  const before = run(-1);
  return { place: before + 1, count: before + 1 + run(1) };
}
