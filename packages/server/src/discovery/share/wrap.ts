import type { Font } from '../../fonts/font.ts';

export interface Setting {
  font: Font;
  /** Pixels. */
  width: number;
  /** The allowed sizes, the largest first, each with its maximum number of lines. */
  sizes: readonly { size: number; lines: number }[];
  /** Added after each character, as a fraction of the size. */
  tracking?: number;
}

export interface Wrapped {
  size: number;
  lines: readonly string[];
}

/** No-break spaces hold words together; a line may end at a space, after a hyphen and after a dash. */
const breaks = /(?<=[ \-\u2010\u2013\u2014])(?=[^ \-\u2010\u2013\u2014])/u;
const ellipsis = '…';
const letterEnd = /\p{L}$/u;
const letterStart = /^\p{L}/u;

/** Fills lines with pieces; a piece longer than a line is cut at the end of the line. */
function fill(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.split(breaks)) {
    if (widthOf((line + piece).trimEnd()) <= width) {
      line += piece;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of piece) {
      const hyphen = letterEnd.test(line) && letterStart.test(character) ? '-' : '';
      if (widthOf((line + character).trimEnd() + hyphen) > width && line !== '') {
        lines.push(line + hyphen);
        line = '';
      }
      line += character;
    }
  }
  if (line !== '') lines.push(line);
  return lines.map((each) => each.trimEnd());
}

/** Finds the narrowest width that needs no more lines, so that the lines have about equal length. */
function balance(text: string, lines: number, width: number, widthOf: (text: string) => number): string[] {
  let [low, high] = [width / 2, width];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const isEnough =
      fill(text, middle, widthOf).length <= lines &&
      text.split(breaks).every((p) => widthOf(p.trimEnd()) <= middle);
    if (isEnough) high = middle;
    else low = middle;
  }
  return fill(text, high, widthOf);
}

/** Cuts what exceeds the limit after a whole word, or within a word that fills its line, and adds an ellipsis. */
function cut(lines: readonly string[], most: number, width: number, widthOf: (text: string) => number) {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last !== '' && widthOf(last + ellipsis) > width)
    last = /\s/u.test(last) ? last.replace(/\s+\S*$/u, '') : [...last].slice(0, -1).join('');
  return [...kept, last.replace(/[\s.,:;!?\-\u2013\u2014]+$/u, '') + ellipsis];
}

/** Sets a text in the largest size in which it fits; in the smallest it is cut. */
export function wrap(text: string, { font, width, sizes, tracking = 0 }: Setting): Wrapped {
  let smallest: Wrapped = { size: 0, lines: [] };
  for (const { size, lines: most } of sizes) {
    const widthOf = (part: string) => size * (font.widthOf(part) + tracking * part.length);
    const lines = fill(text, width, widthOf);
    const hasWholeWords = text.split(breaks).every((piece) => widthOf(piece.trimEnd()) <= width);
    const isWhole = lines.length <= most;
    if (isWhole && hasWholeWords) return { size, lines: balance(text, lines.length, width, widthOf) };
    smallest = { size, lines: isWhole ? lines : cut(lines, most, width, widthOf) };
  }
  return smallest;
}
