/** What stands in the text for a picture, as pure functions. */

/** Square brackets and line ends would end the description. */
const cleanAlt = (alt: string): string => alt.replace(/[[\]\n]+/g, ' ').trim();

/** Stands where the picture will be; the number makes it the only one of its kind. */
export const holderOf = (id: string, label: string): string => `![${cleanAlt(label)}](#upload-${id})`;

/**
 * The text with the picture (or nothing, and no empty line for it: a gallery stays one paragraph) in place of its holder;
 * at the end where the holder was deleted meanwhile.
 */
export function fillHolder(text: string, id: string, insert: string): string {
  const pattern = new RegExp(`!\\[[^\\]]*\\]\\(#upload-${id}\\)${insert === '' ? '\\n?' : ''}`);
  if (pattern.test(text)) return text.replace(pattern, () => insert);
  return insert === '' ? text : `${text}${text === '' || text.endsWith('\n') ? '' : '\n\n'}${insert}\n`;
}

export const pictureOf = (url: string, alt: string): string => `![${cleanAlt(alt)}](${url})`;

/** The text with another description of the picture at that address. */
export function describe(text: string, url: string, alt: string): string {
  const address = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(
    new RegExp(`!\\[[^\\]]*\\]\\(${address}(?=[\\s)])`),
    () => `![${cleanAlt(alt)}](${url}`,
  );
}

/** The holder as a paragraph of its own at a place of the text. */
export function paragraphAt(text: string, at: number, words: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return lead + words + tail;
}

/** A picture that is all there is in its line. */
export interface PictureLine {
  alt: string;
  url: string;
  /** The words under it. */
  caption: string;
}

const pictureLine = /^\s*!\[([^\]]*)\]\((?:<([^<>]*)>|([^\s()<>]+))(?:\s+"((?:[^"\\]|\\.)*)")?\s*\)\s*$/;

/** Reads a line; null for one that is no picture alone. */
export function readPicture(line: string): PictureLine | null {
  const found = pictureLine.exec(line);
  if (!found) return null;
  const [, alt = '', bracketed, plain = '', caption = ''] = found;
  return { alt, url: bracketed ?? plain, caption: caption.replace(/\\(.)/g, '$1') };
}

export function writePicture({ alt, url, caption }: PictureLine): string {
  const words = caption.replace(/\s*\n\s*/g, ' ').replace(/["\\]/g, '\\$&');
  return `![${alt.replace(/[[\]\n]+/g, ' ')}](${url}${words.trim() === '' ? '' : ` "${words}"`})`;
}

/** The number of the file that a picture waits for; null for one that has come. */
export const uploadOf = (url: string): string | null => /^#upload-([\w-]+)$/.exec(url)?.[1] ?? null;

/** The place between two paragraphs that is nearest to a place in the text. */
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

/** A text after a move, and where in it the moved line begins. */
export interface Moved {
  text: string;
  at: number;
}

/** The text with a line of it moved to the gap between paragraphs that is nearest to a place. */
export function moveLine(text: string, line: Span, at: number): Moved {
  const words = text.slice(line.from, line.to);
  const before = text.slice(0, line.from).replace(/\n+$/, '');
  const after = text.slice(line.to).replace(/^\n+/, '');
  // What is left of a gallery stays one paragraph.
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

/** The line ends that follow a place. */
const lead = (text: string, at: number): number => /^\n*/.exec(text.slice(at))?.[0].length ?? 0;

/** Where a line comes to stand when it goes past the paragraph before or after it; null at the edge of the text. */
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
 * The text with a picture of it one step on: past its neighbour in the gallery, past the end of that into a paragraph of
 * its own, and alone past the paragraph beside it. Null at the edge of the text.
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

/** Which picture of its gallery stands at a place, from one on, and of how many; one of one where it stands alone. */
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
