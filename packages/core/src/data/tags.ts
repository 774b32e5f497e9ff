import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, Write } from './resource.ts';
import type { Tag, TagList, TagUpdate } from './types.ts';

/** Loads the tags with both names, deleted ones included. */
export function list(): Loader<TagList> {
  return { key: keyOf('listTags'), load: (api) => api.posts.GET('/api/v1/tags/') };
}

/** Loads one tag. */
export function byId(id: string): Loader<Tag> {
  return {
    key: keyOf('getTag', { id }),
    load: (api, signal) => api.posts.GET('/api/v1/tags/{id}/', { signal, params: { path: { id } } }),
  };
}

// Posts contain the names of their tags.
const invalidates = (): Invalidation[] =>
  invalidateAll('listTags', 'getTag', 'listPosts', 'getPost', 'getPostBySlug', 'search', 'searchPanel');

/** Renames or describes a tag; former names still lead to it. */
export const update: Write<ItemBody<TagUpdate>, Tag> = {
  name: 'updateTag',
  run: (api, { id, body }) => api.posts.PATCH('/api/v1/tags/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Merges a tag into another one, which gets its posts. This cannot be undone. */
export const merge: Write<OfItem & { into: string }, Tag> = {
  name: 'mergeTag',
  run: (api, { id, into }) =>
    api.posts.POST('/api/v1/tags/{id}/merge/', { params: { path: { id } }, body: { into } }),
  invalidates,
};

/** Deletes a tag and removes it from its posts. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteTag',
  run: (api, { id }) => api.posts.DELETE('/api/v1/tags/{id}/', { params: { path: { id } } }),
  invalidates,
};

/** Restores a deleted tag and adds it to its posts again. */
export const restore: Write<OfItem, Tag> = {
  name: 'restoreTag',
  run: (api, { id }) => api.posts.POST('/api/v1/tags/{id}/restore/', { params: { path: { id } } }),
  invalidates,
};
