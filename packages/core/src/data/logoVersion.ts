import type { Face } from '../route/faces.ts';
import type { Site } from './types.ts';

/** The number of characters of a random id that identify it. */
const idLength = 8;

/**
 * Returns the version of a face's icons (docs/behaviour.md, B45) if the owner has a logo; otherwise an empty text.
 * The version changes with the logo, and for letters also with the accent colour.
 */
export function logoVersion(site: Site, face: Face): string {
  const { logo } = site;
  if (!logo) return '';
  if ('raster' in logo) return logo.raster.slice('/media/'.length).slice(0, idLength);
  const letters = [...logo.letters].map((letter) => letter.codePointAt(0)?.toString(16));
  return [...letters, site[`${face}_accent`]?.slice(1) ?? face].join('-');
}

/**
 * Returns the address of an icon of a face with the version of the owner's logo. The content at that address never
 * changes.
 */
export function iconAddress(address: string, site: Site, face: Face): string {
  const version = logoVersion(site, face);
  return version === '' ? address : `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
