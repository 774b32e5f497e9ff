import { createHash } from 'node:crypto';
import type { Face } from '@janus-site/core';
import { toIco } from './ico.ts';
import type { FaceLook, SiteLook } from './look.ts';
import { otherFace } from './look.ts';
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

function iconStyle({ accent: [light, dark] }: FaceLook): string {
  return `path{fill:${light}}@media(prefers-color-scheme:dark){path{fill:${dark}}}`;
}

/** Browsers hold a picture to the policy that it came with: its style is all that it needs. */
export function iconPolicy(look: FaceLook): string {
  const hash = createHash('sha256').update(iconStyle(look)).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** The mark as a file: the accent of its face, in the theme of the browser, the other half pale. */
export function iconSvg(face: Face, look: SiteLook): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>${iconStyle(look[face])}</style>` +
    `<path d="${look[face].half.path}"/><path d="${look[otherFace[face]].half.path}" opacity="${pale}"/></svg>`
  );
}

/** The share of the square that the mark takes; what a system cuts off is never more than a fifth. */
const scales: Readonly<Record<Cut, number>> = { bare: 1.2, plate: 0.86, full: 0.78 };
const corner = 7;

function layersOf(face: Face, look: SiteLook, cut: Cut): Layer[] {
  const { accent, background, half } = look[face];
  const [color] = accent;
  const [ground] = background;
  const mark: Layer[] = [
    { shape: halfShape(half, scales[cut]), color },
    { shape: halfShape(look[otherFace[face]].half, scales[cut]), color, opacity: pale },
  ];
  if (cut === 'bare') return mark;
  return [{ shape: plateShape(cut === 'plate' ? corner : 0), color: ground }, ...mark];
}

async function png(layers: readonly Layer[], size: number): Promise<Buffer> {
  // Loaded with the first icon: a site that nobody asks for one starts without it.
  const { sharp } = await import('../media/sharp.ts');
  // Pixels and not an SVG: every door of sharp to formats that can name other files is closed.
  const raw = { width: size, height: size, channels: 4 } as const;
  return sharp(rasterize(layers, size), { raw }).png().toBuffer();
}

async function ico(layers: readonly Layer[]): Promise<Buffer> {
  const images = await Promise.all(icoSizes.map(async (size) => ({ size, png: await png(layers, size) })));
  return toIco(images);
}

export interface Icon {
  type: string;
  bytes: Buffer;
}

/** Whether an icon is at a path. */
export function isIcon(path: string): boolean {
  return path === '/favicon.ico' || Object.hasOwn(pngs, path);
}

/** More are of looks that the site had before. */
const mostKept = 20;

/** Draws each icon of a look once, whatever happens to the content. */
export function createIcons(): (path: string, face: Face, look: SiteLook) => Promise<Icon> {
  const kept = new Map<string, Promise<Icon>>();

  async function draw(path: string, face: Face, look: SiteLook): Promise<Icon> {
    const row = pngs[path];
    if (row !== undefined)
      return { type: 'image/png', bytes: await png(layersOf(face, look, row.cut), row.size) };
    return { type: 'image/x-icon', bytes: await ico(layersOf(face, look, 'bare')) };
  }

  return (path, face, look) => {
    const key = [path, face, look[face].accent].join(' ');
    const icon = kept.get(key) ?? draw(path, face, look);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, icon);
    icon.catch(() => kept.delete(key));
    return icon;
  };
}
