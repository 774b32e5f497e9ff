import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { SearchAnswer } from './types.ts';

export * from './panelSearch.ts';

/** Searches posts, projects and jobs. */
export function find(query: QueryOf<'search'>): Loader<SearchAnswer> {
  return {
    key: keyOf('search', query),
    load: (api, signal) => api.posts.GET('/api/v1/search/', { params: { query }, signal }),
  };
}
