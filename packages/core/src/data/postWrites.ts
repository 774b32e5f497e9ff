import { invalidateAll, invalidateOthers } from './resource.ts';
import type { ItemBody, OfItem, Invalidation, Write } from './resource.ts';
import type { Post, PostCreate, PostUpdate, Preview, PreviewRequest } from './types.ts';

// The neighbours and related posts of a post contain its title, so every loaded post may be outdated.
const invalidates = (): Invalidation[] =>
  invalidateAll('listPosts', 'listArchive', 'getPost', 'getPostBySlug', 'search', 'searchPanel');

/** The visitors' menu contains pages, which a save of texts alone does not affect. */
function invalidatesMenu({ slug, page_face, is_in_menu, translations = [] }: PostUpdate): Invalidation[] {
  const isPlaced = [slug, page_face, is_in_menu].some((field) => field !== undefined);
  return isPlaced || translations.some(({ status }) => status !== undefined) ? invalidateAll('getSite') : [];
}

/** Creates a post. */
export const create: Write<PostCreate, Post> = {
  name: 'createPost',
  run: (api, body) => api.posts.POST('/api/v1/posts/', { body }),
  invalidates,
};

/** Updates a post. If the `revision` of a translation is stale, the call fails with 409 and the current post. */
export const update: Write<ItemBody<PostUpdate>, Post> = {
  name: 'updatePost',
  run: (api, { id, body }) => api.posts.PATCH('/api/v1/posts/{id}/', { params: { path: { id } }, body }),
  invalidates: ({ body }) => [...invalidates(), ...invalidatesMenu(body)],
};

/** Deletes a post; `restore` undoes that. */
export const remove: Write<OfItem, undefined> = {
  name: 'deletePost',
  run: (api, { id }) => api.posts.DELETE('/api/v1/posts/{id}/', { params: { path: { id } } }),
  invalidates: (post) => [
    ...invalidateAll(
      'listPosts',
      'listArchive',
      'getPostBySlug',
      'search',
      'searchPanel',
      'listDeletedPosts',
      'getSite',
    ),
    invalidateOthers('getPost', post),
  ],
};

/** Renders Markdown as the page does; changes nothing. */
export const preview: Write<PreviewRequest, Preview> = {
  name: 'previewPost',
  run: (api, body) => api.posts.POST('/api/v1/posts/preview/', { body }),
  invalidates: () => [],
};
