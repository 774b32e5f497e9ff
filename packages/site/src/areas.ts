import type { Face } from '@janus-site/core';
import type { LayoutName } from './screens.ts';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area = 'public' | 'portfolio' | 'blog' | 'admin' | 'editor' | 'people';

const ofPeople: ReadonlySet<string> = new Set(['users', 'log', 'profile']);

/** Whose words a screen in its layout needs: the admin areas show how things will look on either face. */
export function areasOf(layout: LayoutName, face: Face, name: string): readonly Area[] {
  if (layout === 'public') return ['public', face];
  const areas = ['public', 'portfolio', 'blog', 'admin'] as const;
  if (ofPeople.has(name)) return [...areas, 'people'];
  return name.endsWith('Post') ? [...areas, 'editor'] : areas;
}
