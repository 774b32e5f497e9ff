import { smallestTitle, titleRoom, titleSizes } from './ShareSample.css.ts';

/** Of a letter of a bold title, in ems, with what is left of a line before a word that does not fit. */
const average = 0.6;

/** Returns the largest size in which a title is likely to be whole on the picture of a link, and the lines that it may have. */
export function shareTitle(title: string): readonly [size: number, lines: number] {
  return (
    titleSizes.find(([size, lines]) => title.length * average * size <= titleRoom * lines) ?? smallestTitle
  );
}
