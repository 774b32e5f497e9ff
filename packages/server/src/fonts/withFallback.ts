import type { Font, Part } from './font.ts';

/** A character with its combining accents, drawn by one font. */
const clusters = /\P{M}\p{M}*|\p{M}+/gu;

/**
 * Returns a font that uses another one for missing characters (units, arrows, letters of other alphabets), opened on
 * first use. "10 kΩ" must not become "10 k".
 */
export function withFallback(font: Font, fallback: () => Font): Font {
  const fontOf = (cluster: string): Font => {
    const characters = [...cluster];
    if (characters.every(font.canDraw)) return font;
    const other = fallback();
    return characters.every(other.canDraw) ? other : font;
  };
  const partsOf = (text: string): Part[] => {
    const parts: Part[] = [];
    for (const [cluster] of text.matchAll(clusters)) {
      const drawing = fontOf(cluster);
      const last = parts.at(-1);
      if (last?.font === drawing) last.text += cluster;
      else parts.push({ text: cluster, font: drawing });
    }
    return parts;
  };
  return {
    ...font,
    widthOf: (text) => partsOf(text).reduce((sum, part) => sum + part.font.widthOf(part.text), 0),
    riseOf: (text) => Math.max(0, ...partsOf(text).map((part) => part.font.riseOf(part.text))),
    canDraw: (character) => font.canDraw(character) || fallback().canDraw(character),
    partsOf,
  };
}
