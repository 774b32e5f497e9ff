import type { Typeface } from '../../theme/typefaces.ts';
import { fontStack } from '../../theme/typefaces.ts';
import { smallestTitle, titleRoom, titleSizes, titleTracking } from './ShareSample.css.ts';

/** A line may end at a space, behind a hyphen and behind a dash, as the server breaks it. */
const breaks = /(?<=[ ‐–—-])/u;
/** Of an average letter, where nothing can be measured. */
const average = 0.6;

/** Returns the largest size in which a title is whole on the picture of a link, and the lines that it may have. */
export function shareTitle(title: string, typeface: Typeface): readonly [size: number, lines: number] {
  const brush = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(0, 0).getContext('2d');
  if (brush) brush.font = `600 100px ${fontStack(typeface)}`;
  const widthOf = (text: string) =>
    text.length * titleTracking + (brush ? brush.measureText(text).width / 100 : text.length * average);
  const pieces = title.split(breaks);
  const isWhole = ([size, lines]: readonly [number, number]) => {
    const fits = (text: string) => widthOf(text.trimEnd()) * size <= titleRoom;
    let used = 1;
    let line = '';
    for (const piece of pieces) {
      if (!fits(line + piece)) {
        used += 1;
        line = '';
      }
      line += piece;
    }
    return used <= lines && pieces.every(fits);
  };
  return titleSizes.find(isWhole) ?? smallestTitle;
}
