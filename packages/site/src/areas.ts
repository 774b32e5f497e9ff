import type { Face } from '@janus-site/core';
import type { LayoutName } from './screens.ts';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area = 'public' | 'portfolio' | 'blog' | 'admin';

/** Whose words a layout and its screens need: the admin areas show how things will look on either face. */
export function areasOf(layout: LayoutName, face: Face): readonly Area[] {
  return layout === 'public' ? ['public', face] : ['public', 'portfolio', 'blog', 'admin'];
}
