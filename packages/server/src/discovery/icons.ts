import type { Face } from '@janus-site/core';
import { stylePolicy } from '../http/stylePolicy.ts';
import { toIco } from './ico.ts';
import type { Cut } from './logo/logoPng.ts';
import { logoPng } from './logo/logoPng.ts';
import type { DrawnSvg, OwnLogo } from './logo/ownLogo.ts';
import { ownLogoSvg } from './logo/ownLogo.ts';
import type { FaceLook, SiteLook } from './look.ts';
import { otherFace } from './otherFace.ts';
import type { Layer } from './raster.ts';
import { halfShape, plateShape, rasterize } from './raster.ts';

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

/** The mark as a file: one half in the accent of its face, for the browser's theme, the other half pale. */
function markSvg(face: Face, look: SiteLook): DrawnSvg {
  const style = iconStyle(look[face]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<style>${style}</style>` +
    `<path d="${look[face].half.path}"/><path d="${look[otherFace[face]].half.path}" opacity="${pale}"/></svg>`;
  return { svg, policy: stylePolicy(style) };
}

/** The icon of a browser tab: the owner's own logo, or the mark. */
export async function iconSvg(face: Face, look: SiteLook, own: OwnLogo | null): Promise<DrawnSvg> {
  return own === null ? markSvg(face, look) : ownLogoSvg(own, look[face]);
}

/** The share of the square that the mark takes; systems never cut off more than a fifth. */
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

async function markPng(face: Face, look: SiteLook, cut: Cut, size: number): Promise<Buffer> {
  // Loaded with the first icon: a site that serves no icon starts without it.
  const { sharp } = await import('../media/sharp.ts');
  // Pixels instead of an SVG: sharp's loaders for formats that can refer to other files are all blocked.
  const raw = { width: size, height: size, channels: 4 } as const;
  return sharp(rasterize(layersOf(face, look, cut), size), { raw })
    .png()
    .toBuffer();
}

export interface Icon {
  type: string;
  bytes: Buffer;
}

/** Whether a path is that of an icon. */
export function isIcon(path: string): boolean {
  return path === '/favicon.ico' || Object.hasOwn(pngs, path);
}

/** Further ones belong to earlier looks of the site. */
const mostKept = 20;

export interface IconOf {
  face: Face;
  look: SiteLook;
  own: OwnLogo | null;
  /** The version of the owner's own logo. */
  version: string;
}

async function draw(path: string, { face, look, own }: IconOf): Promise<Icon> {
  const png = (cut: Cut, size: number) =>
    own === null ? markPng(face, look, cut, size) : logoPng(own, look[face], cut, size);
  const row = pngs[path];
  if (row !== undefined) return { type: 'image/png', bytes: await png(row.cut, row.size) };
  const images = icoSizes.map(async (size) => ({ size, png: await png('bare', size) }));
  return { type: 'image/x-icon', bytes: toIco(await Promise.all(images)) };
}

/** Draws each icon of a look once, independent of the content. */
export function createIcons(): (path: string, icon: IconOf) => Promise<Icon> {
  const kept = new Map<string, Promise<Icon>>();
  return (path, icon) => {
    const { face, look, own, version } = icon;
    const key = [path, face, look[face].accent, own === null ? '' : version].join(' ');
    const drawn = kept.get(key) ?? draw(path, icon);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
