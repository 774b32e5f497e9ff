import type { Face } from '../route/faces.ts';
import type { Site } from './types.ts';

/** How many characters of a random id tell it apart. */
const idLength = 8;

/**
 * The version of a face's icons (docs/behaviour.md, B45) where the owner has a logo of their own; empty where there is
 * none. Another logo has another one, and so have letters on another accent.
 */
export function logoVersion(site: Site, face: Face): string {
  const { logo } = site;
  if (!logo) return '';
  if ('raster' in logo) return logo.raster.slice('/media/'.length).slice(0, idLength);
  const letters = [...logo.letters].map((letter) => letter.codePointAt(0)?.toString(16));
  return [...letters, site[`${face}_accent`]?.slice(1) ?? face].join('-');
}

/** Returns the address of an icon of a face with the version of the owner's own logo: for ever that of one logo. */
export function iconAddress(address: string, site: Site, face: Face): string {
  const version = logoVersion(site, face);
  return version === '' ? address : `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
