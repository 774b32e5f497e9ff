import type { Site } from '@janus-site/core';
import type { Content } from '../content.ts';
import { drawingPolicy } from '../../media/files.ts';
import { stylePolicy } from '../../http/stylePolicy.ts';
import type { FaceLook } from '../look.ts';
import { lettersSvg } from './letters.ts';

/** The owner's own logo, which replaces the two halves. */
export type OwnLogo =
  | { kind: 'letters'; letters: string }
  /** `raster` is a square WebP of 512 pixels; `drawing` is the SVG, if the logo is one. */
  | { kind: 'picture'; raster: Uint8Array; drawing: Uint8Array | null };

/** Null if the site has none, or its file is missing: the site then uses the two halves. */
export async function readOwnLogo({ logo }: Site, content: Content): Promise<OwnLogo | null> {
  if (!logo) return null;
  if ('letters' in logo) return { kind: 'letters', letters: logo.letters };
  const raster = await content.picture(logo.raster);
  if (raster === null) return null;
  const drawing = logo.picture.endsWith('.svg') ? await content.picture(logo.picture) : null;
  return { kind: 'picture', raster, drawing };
}

export interface DrawnSvg {
  svg: string | Uint8Array<ArrayBuffer>;
  /** Browsers apply to a picture the policy in its response. */
  policy: string;
}

const policyOfPicture = "default-src 'none'; img-src data:; sandbox";
/** In pixels: a header shows it at most 38 wide, at three device pixels each. */
const wrappedSide = 128;

/** The logo as an SVG, for browser tabs and page headers. */
export async function ownLogoSvg(logo: OwnLogo, look: FaceLook): Promise<DrawnSvg> {
  if (logo.kind === 'letters') {
    const { svg, style } = lettersSvg(logo.letters, look);
    return { svg, policy: stylePolicy(style) };
  }
  if (logo.drawing) return { svg: new Uint8Array(logo.drawing), policy: drawingPolicy };
  const { sharp } = await import('../../media/sharp.ts');
  const png = await sharp(logo.raster).resize(wrappedSide).png().toBuffer();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wrappedSide} ${wrappedSide}">` +
    `<image width="${wrappedSide}" height="${wrappedSide}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  return { svg, policy: policyOfPicture };
}
