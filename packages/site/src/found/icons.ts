import type { Face } from '@janus-site/core';
import { halves } from '@janus-site/ui/components/Mark/halves.ts';
import { facePalette, palette } from '@janus-site/ui/theme/palette.ts';
import { toIco } from './ico.ts';

/** How an icon is drawn: the mark alone, on a plate with round corners, or to the edges for systems that cut it. */
type Shape = 'bare' | 'plate' | 'full';

interface IconRow {
  shape: Shape;
  size: number;
}

const pngs: Readonly<Record<string, IconRow>> = {
  '/apple-touch-icon.png': { shape: 'full', size: 180 },
  '/icon-192.png': { shape: 'plate', size: 192 },
  '/icon-512.png': { shape: 'plate', size: 512 },
  '/icon-maskable.png': { shape: 'full', size: 512 },
};
const icoSizes = [16, 32, 48] as const;

/** The other half of the mark, pale. */
function mark(face: Face): string {
  const other: Face = face === 'blog' ? 'portfolio' : 'blog';
  return `<path d="${halves[face]}"/><path d="${halves[other]}" opacity="0.45"/>`;
}

/** The mark as a file: the accent of its face, in the theme of the browser. */
export function iconSvg(face: Face): string {
  const [light, dark] = facePalette[face].accent ?? palette.accent;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}</style>${mark(face)}</svg>`
  );
}

function drawing(face: Face, shape: Shape): string {
  const [ink] = facePalette[face].accent ?? palette.accent;
  const [ground] = facePalette[face].background ?? palette.background;
  const scale = { bare: 1, plate: 0.72, full: 0.6 }[shape];
  const offset = 16 * (1 - scale);
  const corner = shape === 'plate' ? 7 : 0;
  const plate = shape === 'bare' ? '' : `<rect width="32" height="32" rx="${corner}" fill="${ground}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${plate}` +
    `<g fill="${ink}" transform="translate(${offset} ${offset}) scale(${scale})">${mark(face)}</g></svg>`
  );
}

async function png(face: Face, { shape, size }: IconRow): Promise<Buffer> {
  // Loaded with the first icon: a site that nobody asks for one starts without it.
  const { default: sharp } = await import('sharp');
  const density = (72 * size) / 32;
  return sharp(Buffer.from(drawing(face, shape)), { density })
    .resize(size, size)
    .png()
    .toBuffer();
}

async function ico(face: Face): Promise<Buffer> {
  const images = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: await png(face, { shape: 'bare', size }) })),
  );
  return toIco(images);
}

export interface Icon {
  type: string;
  bytes: Buffer;
}

/** Draws each icon once, whatever happens to the content. */
export function createIcons(): (path: string, face: Face) => Promise<Icon> | null {
  const kept = new Map<string, Promise<Icon>>();

  async function draw(path: string, face: Face): Promise<Icon> {
    const row = pngs[path];
    if (row !== undefined) return { type: 'image/png', bytes: await png(face, row) };
    return { type: 'image/x-icon', bytes: await ico(face) };
  }

  return (path, face) => {
    if (path !== '/favicon.ico' && !Object.hasOwn(pngs, path)) return null;
    const key = `${face} ${path}`;
    const icon = kept.get(key) ?? draw(path, face);
    kept.set(key, icon);
    icon.catch(() => kept.delete(key));
    return icon;
  };
}
