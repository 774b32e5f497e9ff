import type { Face, RouteRow } from '@janus-site/core';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area = 'public' | 'portfolio' | 'blog' | 'admin' | 'editor' | 'people' | 'site';

/** Whose words a layout and its screens need: the admin areas show how things will look on either face. */
export function areasOf(layout: RouteRow['layout'], face: Face): readonly Area[] {
  return layout === 'public' ? ['public', face] : ['public', 'portfolio', 'blog'];
}

const ofPeople: ReadonlySet<string> = new Set(['users', 'trail', 'profile', 'media', 'blogMedia']);

/** And what a screen of the admin areas needs beside them. */
export function adminAreasOf(name: string): readonly Area[] {
  if (ofPeople.has(name)) return ['admin', 'people'];
  if (name === 'site' || name === 'blogSite') return ['admin', 'site'];
  return name.endsWith('Post') ? ['admin', 'editor'] : ['admin'];
}
