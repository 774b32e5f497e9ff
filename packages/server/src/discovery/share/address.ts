import type { Face, Language } from '@janus-site/core';

/** What has an address of its own with a picture for previews of it. */
export type PicturedKind = 'post' | 'page' | 'project';

/** The path of the picture of a post, a page or a project for previews of its address. */
export function itemPicture(kind: PicturedKind, slug: string, language: Language): string {
  return `/share/${kind}/${encodeURIComponent(slug)}.${language}.png`;
}

/** The path of the picture of a face, for all its other pages. */
export function facePicture(face: Face, language: Language): string {
  return `/share/${face}.${language}.png`;
}

/** An address that stands for one picture for ever. */
export function withVersion(address: string, version: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
