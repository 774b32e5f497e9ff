import { objectsOf } from './objectsOf.ts';

/** Every colour used in a document, as `#rrggbb`, without duplicates. */
export function colorsIn(bytes: Buffer): string[] {
  const streams = [...objectsOf(bytes).values()].map(({ stream }) => stream).join('\n');
  const painted = [...streams.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) scn$/gm)];
  const hex = (part: string) =>
    Math.round(255 * Number(part))
      .toString(16)
      .padStart(2, '0');
  const colors = painted.map(
    ([, red = '', green = '', blue = '']) => `#${hex(red)}${hex(green)}${hex(blue)}`,
  );
  return [...new Set(colors)].toSorted();
}
