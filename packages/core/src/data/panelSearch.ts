import { invalidateAll, keyOf } from './resource.ts';
import type { QueryOf, Loader, Write } from './resource.ts';
import type { PanelSearchAnswer, SearchTwins } from './types.ts';

/** Searches everything in the panel, published, unpublished and deleted. */
export function inPanel(query: QueryOf<'searchPanel'>): Loader<PanelSearchAnswer> {
  return {
    key: keyOf('searchPanel', query),
    load: (api, signal) => api.posts.GET('/api/v1/search/panel/', { params: { query }, signal }),
  };
}

/** Loads the synonyms that the owner has added for the search. */
export function twins(): Loader<SearchTwins> {
  return { key: keyOf('getSearchTwins'), load: (api) => api.posts.GET('/api/v1/search/twins/') };
}

/** Replaces the synonyms. */
export const replaceTwins: Write<SearchTwins, SearchTwins> = {
  name: 'replaceSearchTwins',
  run: (api, body) => api.posts.PUT('/api/v1/search/twins/', { body }),
  invalidates: () => invalidateAll('getSearchTwins', 'search', 'searchPanel'),
};
