import type { MouseEvent } from 'react';

/**
 * Adds the place on this page to a link to the same page in another language: the last heading of the article in the
 * upper third of the window or above, otherwise the anchor of the address. The other text has the same anchors.
 */
export function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const headings = [...document.querySelectorAll<HTMLAnchorElement>('article .heading-anchor')];
  const read = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
  currentTarget.hash = (read ?? location).hash;
}
