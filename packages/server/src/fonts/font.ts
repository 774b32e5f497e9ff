import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Typeface } from '@janus-site/core';

/** A font file and its metrics. */
export interface Font {
  /** The name for Pango, without a size. */
  name: string;
  file: string;
  /** As a fraction of the font's size; characters the font cannot draw have no width. */
  widthOf(text: string): number;
  /** The height of the ink above the baseline, as a fraction of the size. */
  riseOf(text: string): number;
  /** The height of capitals, as a fraction of the size. */
  capital: number;
  canDraw(character: string): boolean;
  /** Splits a text by font: this one, and a fallback for missing characters. */
  partsOf(text: string): readonly Part[];
}

/** A part of a text, and the font that draws it. */
export interface Part {
  text: string;
  font: Font;
}

export type Weight = 'Regular' | 'SemiBold';

/** The file of a weight and its family, which is the beginning of the file's name: `Inter-SemiBold.ttf`. */
function findFile(typeface: Typeface, weight: Weight): { file: string; family: string } {
  const folder = fileURLToPath(new URL(`typefaces/${typeface}`, import.meta.url));
  const end = `-${weight}.ttf`;
  const name = readdirSync(folder).find((one) => one.endsWith(end));
  if (name === undefined) throw new Error(`${folder} has no font of the weight ${weight}`);
  return { file: join(folder, name), family: name.slice(0, -end.length) };
}

/** The offsets of the tables in a TrueType file. */
function tablesOf(bytes: Buffer): (tag: string) => number {
  const starts = new Map<string, number>();
  for (let index = 0; index < bytes.readUInt16BE(4); index += 1) {
    const record = 12 + 16 * index;
    starts.set(bytes.toString('latin1', record, record + 4), bytes.readUInt32BE(record + 8));
  }
  return (tag) => {
    const start = starts.get(tag);
    if (start === undefined) throw new Error(`The font has no table '${tag}'`);
    return start;
  };
}

/** The subtable of Unicode's first plane: platform 3, encoding 1, format 4. */
function unicodeSubtable(bytes: Buffer, cmap: number): number {
  for (let index = 0; index < bytes.readUInt16BE(cmap + 2); index += 1) {
    const record = cmap + 4 + 8 * index;
    const start = cmap + bytes.readUInt32BE(record + 4);
    if (bytes.readUInt32BE(record) === 0x00030001 && bytes.readUInt16BE(start) === 4) return start;
  }
  throw new Error('The font has no map of Unicode');
}

/** The glyph of each character (OpenType, cmap format 4). */
function glyphsOf(bytes: Buffer, cmap: number): Map<number, number> {
  const start = unicodeSubtable(bytes, cmap);
  const width = bytes.readUInt16BE(start + 6);
  const [ends, begins] = [start + 14, start + 16 + width];
  const [deltas, ranges] = [begins + width, begins + 2 * width];
  const glyphs = new Map<number, number>();
  for (let at = 0; at < width; at += 2) {
    const first = bytes.readUInt16BE(begins + at);
    const last = bytes.readUInt16BE(ends + at);
    const range = bytes.readUInt16BE(ranges + at);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const raw = range === 0 ? code : bytes.readUInt16BE(ranges + at + range + 2 * (code - first));
      const glyph = range !== 0 && raw === 0 ? 0 : (raw + bytes.readUInt16BE(deltas + at)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** Opens one of the server's fonts. */
export function openFont(weight: Weight, typeface: Typeface = 'inter'): Font {
  const { file, family } = findFile(typeface, weight);
  const bytes = readFileSync(file);
  const table = tablesOf(bytes);
  const glyphs = glyphsOf(bytes, table('cmap'));
  const unit = bytes.readUInt16BE(table('head') + 18);
  const metrics = table('hmtx');
  const lastMetric = bytes.readUInt16BE(table('hhea') + 34) - 1;
  const advance = (glyph: number) => bytes.readUInt16BE(metrics + 4 * Math.min(glyph, lastMetric));
  const glyphOf = (character: string) => glyphs.get(character.codePointAt(0) ?? 0);
  const hasLongOffsets = bytes.readUInt16BE(table('head') + 50) === 1;
  const outline = (glyph: number) =>
    hasLongOffsets
      ? bytes.readUInt32BE(table('loca') + 4 * glyph)
      : 2 * bytes.readUInt16BE(table('loca') + 2 * glyph);
  const rise = (glyph: number) =>
    outline(glyph + 1) > outline(glyph) ? bytes.readInt16BE(table('glyf') + outline(glyph) + 8) : 0;
  const glyphsIn = (text: string) => [...text].flatMap((character) => glyphOf(character) ?? []);
  const font: Font = {
    name: weight === 'Regular' ? family : `${family} ${weight}`,
    file,
    widthOf: (text) => glyphsIn(text).reduce((sum, glyph) => sum + advance(glyph), 0) / unit,
    riseOf: (text) => Math.max(0, ...glyphsIn(text).map(rise)) / unit,
    // sCapHeight of OS/2
    capital: bytes.readInt16BE(table('OS/2') + 88) / unit,
    canDraw: (character) => glyphOf(character) !== undefined,
    partsOf: (text) => [{ text, font }],
  };
  return font;
}
