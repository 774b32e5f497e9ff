import { escapeMarkup, iconAddress, keepDomain } from '@janus-site/core';
import type { Face, Site } from '@janus-site/core';
import { mark } from '@janus-site/ui/components/Mark/Mark.css.ts';

export interface OwnLogoOf {
  face: Face;
  site: Site;
  /** The value of the parameter `domain`, if the address has one. */
  domain: string | null;
}

/** Returns the address of an icon, which changes with the owner's logo. */
function iconAt(path: string, { face, site, domain }: OwnLogoOf): string {
  return iconAddress(keepDomain(path, domain), site, face);
}

/** Returns the icons of a page as HTML for its head, so that the page's scripts need not contain them. */
export function iconLinks(page: OwnLogoOf): string {
  const href = (path: string) => escapeMarkup(iconAt(path, page));
  return (
    `<link rel="icon" href="${href('/favicon.ico')}" sizes="32x32">` +
    `<link rel="icon" href="${href('/favicon.svg')}" type="image/svg+xml">` +
    `<link rel="apple-touch-icon" href="${href('/apple-touch-icon.png')}">`
  );
}

/** Returns the rules that replace the mark in the bar of every page with the owner's logo. */
export function logoStyle(page: OwnLogoOf): string {
  if (!page.site.logo) return '';
  const place = `a .${mark}`;
  return (
    `${place}{background:url("${iconAt('/favicon.svg', page)}") center/contain no-repeat}` +
    `${place} path{display:none}`
  );
}
