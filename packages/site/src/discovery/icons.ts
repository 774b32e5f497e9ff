import { createHash } from 'node:crypto';
import type { Face } from '@janus-site/core';
import { halfPath, halves } from '@janus-site/ui/components/Mark/halves.ts';
import { facePalette, palette } from '@janus-site/ui/theme/palette.ts';
import { toIco } from './ico.ts';
import type { Layer } from './raster.ts';
import { halfShape, plateShape, rasterize } from './raster.ts';

/** How an icon is drawn: the mark alone, on a plate with round corners, or to the edges for systems that cut it. */
type Cut = 'bare' | 'plate' | 'full';

interface IconRow {
  cut: Cut;
  size: number;
}

const pngs: Readonly<Record<string, IconRow>> = {
  '/apple-touch-icon.png': { cut: 'full', size: 180 },
  '/icon-192.png': { cut: 'plate', size: 192 },
  '/icon-512.png': { cut: 'plate', size: 512 },
  '/icon-maskable.png': { cut: 'full', size: 512 },
};
const icoSizes = [16, 32, 48] as const;

const pale = 0.45;

const others: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };

function iconStyle(face: Face): string {
  const [light, dark] = facePalette[face].accent ?? palette.accent;
  return `path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}`;
}

/** Browsers hold a picture to the policy that it came with: its style is all that it needs. */
export function iconPolicy(face: Face): string {
  const hash = createHash('sha256').update(iconStyle(face)).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The mark as a file: the accent of its face, in the theme of the browser, the other half pale. */
export function iconSvg(face: Face): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>${iconStyle(face)}</style>` +
    `<path d="${halfPath(halves[face])}"/><path d="${halfPath(halves[others[face]])}" opacity="${pale}"/></svg>`
  );
}

/** The share of the square that the mark takes; what a system cuts off is never more than a fifth. */
const scales: Readonly<Record<Cut, number>> = { bare: 1.2, plate: 0.86, full: 0.78 };
const corner = 7;

function layersOf(face: Face, cut: Cut): Layer[] {
  const [color] = facePalette[face].accent ?? palette.accent;
  const [ground] = facePalette[face].background ?? palette.background;
  const mark: Layer[] = [
    { shape: halfShape(halves[face], scales[cut]), color },
    { shape: halfShape(halves[others[face]], scales[cut]), color, opacity: pale },
  ];
  if (cut === 'bare') return mark;
  return [{ shape: plateShape(cut === 'plate' ? corner : 0), color: ground }, ...mark];
}

async function png(face: Face, { cut, size }: IconRow): Promise<Buffer> {
  // Loaded with the first icon: a site that nobody asks for one starts without it.
  const { default: sharp } = await import('sharp');
  // Pixels and not an SVG: the server has closed every door of sharp to formats that can name other files.
  const raw = { width: size, height: size, channels: 4 } as const;
  return sharp(rasterize(layersOf(face, cut), size), { raw })
    .png()
    .toBuffer();
}

async function ico(face: Face): Promise<Buffer> {
  const images = await Promise.all(
    icoSizes.map(async (size) => ({ size, png: await png(face, { cut: 'bare', size }) })),
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
