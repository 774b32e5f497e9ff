import type { Face, RouteRow } from '@janus-site/core';

/** A catalogue of texts, as `lingui.config.ts` has them. */
export type Area =
  | 'public'
  | 'portfolio'
  | 'blog'
  | 'project'
  | 'notFound'
  | 'controls'
  | 'admin'
  | 'editor'
  | 'people'
  | 'site';

/** Whose words a page needs: the admin areas show how things will look on either face. */
export function areasOf(name: string, layout: RouteRow['layout'], face: Face): readonly Area[] {
  if (layout !== 'public') return ['public', 'portfolio', 'blog'];
  // a page is drawn as a post is, whatever its face
  if (name === 'page') return ['public', face, 'blog'];
  return name === 'project' || name === 'notFound' ? ['public', face, name] : ['public', face];
}
