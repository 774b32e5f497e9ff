/** How often the pages of a face are read; for owners and superusers. */
import { keyOf } from './resource.ts';
import type { QueryOf, Loader, Write } from './resource.ts';
import type { Figures } from './types.ts';

/** Loads the figures of the last day, month or year. */
export function of(query: QueryOf<'getFigures'>): Loader<Figures> {
  return {
    key: keyOf('getFigures', query),
    load: (api) => api.posts.GET('/api/v1/figures/', { params: { query } }),
  };
}

/** Exports all counts as a CSV file. */
export const exportFile: Write<undefined, Blob> = {
  name: 'exportFigures',
  run: (api) => api.posts.GET('/api/v1/figures/export/', { parseAs: 'blob' }),
  invalidates: () => [],
};
