import type { Face, Language } from '@janus-site/core';

/** The path of the picture of a post for previews of its address. */
export function postPicture(slug: string, language: Language): string {
  return `/share/post/${encodeURIComponent(slug)}.${language}.png`;
}

/** The path of the picture of a page of the owner's for previews of its address. */
export function pagePicture(slug: string, language: Language): string {
  return `/share/page/${encodeURIComponent(slug)}.${language}.png`;
}

/** The path of the picture of a project for previews of its address. */
export function projectPicture(slug: string, language: Language): string {
  return `/share/project/${encodeURIComponent(slug)}.${language}.png`;
}

/** The path of the picture of a face, for all its other pages. */
export function facePicture(face: Face, language: Language): string {
  return `/share/${face}.${language}.png`;
}

/** An address that stands for one picture for ever. */
export function withVersion(address: string, version: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}v=${version}`;
}
