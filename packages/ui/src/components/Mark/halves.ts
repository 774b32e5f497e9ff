import type { Face } from '@janus-site/core';

/** The two halves of the mark in a square of 32; the icons of the site are drawn from them, too. */
export const halves: Readonly<Record<Face, string>> = {
  portfolio: 'M15 2.5v23a11.5 11.5 0 0 1 0-23',
  blog: 'M17 6.5v23a11.5 11.5 0 0 0 0-23',
};
