/** Recently deleted projects, experiences, messages and files; `posts` has its own list. */
import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, QueryOf, Loader, Invalidation, Write } from './resource.ts';
import type { DeletedItem, DeletedKind, DeletedList } from './types.ts';

/** Loads a page of deleted items. */
export function list(query: QueryOf<'listDeleted'> = {}): Loader<DeletedList> {
  return {
    key: keyOf('listDeleted', query),
    load: (api, signal) => api.portfolio.GET('/api/v1/deleted/', { signal, params: { query } }),
  };
}

const invalidatesByKind: Record<DeletedKind, () => Invalidation[]> = {
  project: () => invalidateAll('listDeleted', 'listProjects', 'getProject', 'search', 'searchPanel'),
  experience: () => invalidateAll('listDeleted', 'listExperiences', 'getExperience', 'search', 'searchPanel'),
  message: () => invalidateAll('listDeleted', 'listMessages', 'getMessage', 'searchPanel'),
  picture: () => invalidateAll('listDeleted', 'listMedia', 'getMedia'),
};

/** Restores an item. */
export const restore: Write<OfItem & { kind: DeletedKind }, DeletedItem> = {
  name: 'restoreDeleted',
  run: (api, { id }) => api.portfolio.POST('/api/v1/deleted/{id}/restore/', { params: { path: { id } } }),
  invalidates: ({ kind }) => invalidatesByKind[kind](),
};

/** Deletes a deleted item permanently. */
export const purge: Write<OfItem, undefined> = {
  name: 'purgeDeleted',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/deleted/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listDeleted', 'searchPanel'),
};
