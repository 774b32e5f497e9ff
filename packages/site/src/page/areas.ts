import type { Face, RouteRow } from '@janus-site/core';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area = 'public' | 'portfolio' | 'blog' | 'admin' | 'editor' | 'people' | 'site';

/** Whose words a layout and its screens need: the admin areas show how things will look on either face. */
export function areasOf(layout: RouteRow['layout'], face: Face): readonly Area[] {
  return layout === 'public' ? ['public', face] : ['public', 'portfolio', 'blog'];
}
