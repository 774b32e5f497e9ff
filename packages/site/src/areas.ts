import type { Face } from '@janus-site/core';
import type { LayoutName } from './screens.ts';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area = 'public' | 'portfolio' | 'blog' | 'admin' | 'editor';

/** Whose words a screen in its layout needs: the admin areas show how things will look on either face, and have an editor. */
export function areasOf(layout: LayoutName, face: Face, name: string): readonly Area[] {
  if (layout === 'public') return ['public', face];
  return ['public', 'portfolio', 'blog', 'admin', ...(name.endsWith('Post') ? (['editor'] as const) : [])];
}
