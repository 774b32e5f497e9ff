import type { Post, Project } from '@janus-site/core';

type Covered = Pick<Post | Project, 'cover' | 'is_cover_drawn'> | null;

/** Returns the cover that somebody has chosen. */
export function ownCover(item: Covered): string | null {
  return item?.is_cover_drawn ? null : (item?.cover ?? null);
}

/** Returns the cover that the site draws for want of one. */
export function drawnCover(item: Covered): string | null {
  return item?.is_cover_drawn ? item.cover : null;
}
