import type { MouseEvent } from 'react';

/** Adds the place on this page to a link to the same page in another language. */
export function keepHash({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.hash = location.hash;
}
