import { escapeMarkup } from '@janus-site/core';
import type { FaceLook } from '../look.ts';
import { plateShape, rasterize } from '../raster.ts';
import { openFonts } from '../../fonts/openFonts.ts';

/** Shares of the square: the maximum height of letters, and the maximum width of all together. */
const largest = 0.62;
const widest = 0.72;
const corner = 7;

/** Our fonts lack the one letter that Unicode has deprecated; Unicode recommends writing it as two. */
export const drawnAs = (letters: string): string => letters.replaceAll('\u0149', '\u02bcn');

/** Size and baseline of the letters in a square, as fractions of its side. */
function placeOf(letters: string): { size: number; baseline: number } {
  const { semibold } = openFonts();
  const size = Math.min(largest, widest / semibold.widthOf(letters));
  return { size, baseline: 0.5 + (semibold.capital * size) / 2 };
}

/** Letters on a plate in the accent, for the browser's theme. */
export function lettersSvg(
  letters: string,
  { accent: [light, dark], accentText: [onLight, onDark] }: FaceLook,
): { svg: string; style: string } {
  const style =
    `rect{fill:${light}}text{fill:${onLight};font-family:Inter,system-ui,sans-serif;font-weight:600;text-anchor:middle}` +
    `@media(prefers-color-scheme:dark){rect{fill:${dark}}text{fill:${onDark}}}`;
  const { size, baseline } = placeOf(letters);
  const at = (part: number) => Number((part * 32).toFixed(2));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>` +
    `<rect width="32" height="32" rx="${corner}"/>` +
    `<text x="16" y="${at(baseline)}" font-size="${at(size)}">${escapeMarkup(letters)}</text></svg>`;
  return { svg, style };
}

/** The same as PNG, in the light theme; without margins for systems that cut it. */
export async function lettersPng(
  chosen: string,
  { accent: [ground], accentText: [ink] }: FaceLook,
  { side, isCut, share = 1 }: { side: number; isCut: boolean; share?: number },
): Promise<Buffer> {
  const { sharp } = await import('../../media/sharp.ts');
  const { semibold } = openFonts();
  const letters = drawnAs(chosen);
  const plate = rasterize([{ shape: plateShape(isCut ? 0 : corner), color: ground }], side);
  const place = placeOf(letters);
  const size = place.size * share * side;
  const text = `<span foreground="${ink}">${escapeMarkup(letters)}</span>`;
  // At 72 dots per inch a point is a pixel; the picture begins at the edge of the ink.
  const { data, info } = await sharp({
    text: { text, font: `${semibold.name} ${size}`, fontfile: semibold.file, rgba: true, dpi: 72 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const top = Math.round(side / 2 + (semibold.capital * size) / 2 - semibold.riseOf(letters) * size);
  return sharp(plate, { raw: { width: side, height: side, channels: 4 } })
    .composite([
      {
        input: data,
        raw: { width, height, channels },
        left: Math.max(0, Math.round((side - width) / 2)),
        top: Math.max(0, top),
      },
    ])
    .png()
    .toBuffer();
}
