import type { Face } from '@janus-site/core';

export const otherFace: Readonly<Record<Face, Face>> = { portfolio: 'blog', blog: 'portfolio' };
