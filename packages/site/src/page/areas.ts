import type { Face, RouteRow } from '@janus-site/core';

/** A catalogue of texts, as in `lingui.config.ts`. */
export type Area =
  | 'public'
  | 'portfolio'
  | 'blog'
  | 'project'
  | 'notFound'
  | 'controls'
  | 'admin'
  | 'editor'
  | 'markdown'
  | 'people'
  | 'site';

/** Returns the catalogues that a page needs: the admin area previews content of both faces. */
export function areasOf(name: string, layout: RouteRow['layout'], face: Face): readonly Area[] {
  if (layout !== 'public') return ['public', 'portfolio', 'blog'];
  // A page of the owner is rendered like a post, on either face.
  if (name === 'page') return ['public', face, 'blog'];
  return name === 'project' || name === 'notFound' ? ['public', face, name] : ['public', face];
}
