import type { Face, Language } from '@janus-site/core';

/** Items with their own preview picture. */
export type PicturedKind = 'post' | 'page' | 'project';

/** The path of the preview picture of a post, a page or a project. */
export function itemPicture(kind: PicturedKind, slug: string, language: Language): string {
  return `/share/${kind}/${encodeURIComponent(slug)}.${language}.png`;
}

/** The path of a face's picture, for all its other pages. */
export function facePicture(face: Face, language: Language): string {
  return `/share/${face}.${language}.png`;
}

/** An address that always stands for the same picture. */
export function withVersion(address: string, version: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
