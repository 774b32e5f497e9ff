import { smallestTitle, titleRoom, titleSizes } from './ShareSample.css.ts';

/** The average width of a bold letter in ems, including the space lost at line ends. */
const average = 0.6;

/** Returns the largest font size at which a title is likely to fit the share picture, and its number of lines. */
export function shareTitle(title: string): readonly [size: number, lines: number] {
  return (
    titleSizes.find(([size, lines]) => title.length * average * size <= titleRoom * lines) ?? smallestTitle
  );
}
