/** Pending changes, revisions, preview links and deleted posts. */
import type { Language } from '../route/faces.ts';
import { keyOf, invalidateAll } from './resource.ts';
import type { ItemBody, Key, OfItem, QueryOf, Loader, Invalidation, Write } from './resource.ts';
import type {
  DeletedPostList,
  Pending,
  PendingInput,
  Post,
  PreviewLink,
  Revision,
  RevisionList,
  RevisionName,
  RevisionSummary,
  WriterList,
  WriterReport,
} from './types.ts';

/** The input of a call on one language of a post. */
export interface OfTranslation extends OfItem {
  language: Language;
}

/** Loads the revisions of one language, the latest first. */
export function revisions(
  id: string,
  language: Language,
  query: QueryOf<'listRevisions'> = {},
): Loader<RevisionList> {
  return {
    key: keyOf('listRevisions', id, { language, ...query }),
    load: (api, signal) =>
      api.posts.GET('/api/v1/posts/{id}/revisions/{language}/', {
        signal,
        params: { path: { id, language }, query },
      }),
  };
}

/** Loads the text of one revision. */
export function revision(id: string, language: Language, number: number): Loader<Revision> {
  const path = { id, language, revision: number };
  return {
    key: keyOf('getRevision', path),
    load: (api) => api.posts.GET('/api/v1/posts/{id}/revisions/{language}/{revision}/', { params: { path } }),
  };
}

/** Loads a page of deleted posts. */
export function deleted(query: QueryOf<'listDeletedPosts'> = {}): Loader<DeletedPostList> {
  return {
    key: keyOf('listDeletedPosts', query),
    load: (api, signal) => api.posts.GET('/api/v1/deleted-posts/', { signal, params: { query } }),
  };
}

/** Invalidates what editors see of the post; visitors still read the published text. */
function invalidatesEditing({ id }: OfItem): Invalidation[] {
  const match = (key: Key): boolean => key[1] === id;
  return [
    { operation: 'listPosts' },
    { operation: 'listArchive' },
    { operation: 'getPost', match },
    { operation: 'getSharedPost' },
  ];
}

/** Saves a pending change of a published text. If `version` is stale, the call fails with 409 and the current post. */
export const savePending: Write<OfTranslation & { body: PendingInput }, Pending> = {
  name: 'savePending',
  run: (api, { id, language, body }) =>
    api.posts.PUT('/api/v1/posts/{id}/pending/{language}/', { params: { path: { id, language } }, body }),
  invalidates: invalidatesEditing,
};

/** Discards a pending change. If it has another `version`, the call fails with 409 and the current post. */
export const dropPending: Write<OfTranslation & { version?: number | undefined }, undefined> = {
  name: 'dropPending',
  run: (api, { id, language, version }) =>
    api.posts.DELETE('/api/v1/posts/{id}/pending/{language}/', {
      params: { path: { id, language }, query: { version } },
    }),
  invalidates: invalidatesEditing,
};

/** Names a revision, so that it stays in the history; an empty name removes the name. */
export const nameRevision: Write<OfTranslation & { revision: number; body: RevisionName }, RevisionSummary> =
  {
    name: 'nameRevision',
    run: (api, { id, language, revision: number, body }) =>
      api.posts.PATCH('/api/v1/posts/{id}/revisions/{language}/{revision}/', {
        params: { path: { id, language, revision: number } },
        body,
      }),
    invalidates: () => invalidateAll('listRevisions', 'getRevision'),
  };

/** Reports that a window has the post open, and returns the other windows. */
export const reportWriter: Write<ItemBody<WriterReport>, WriterList> = {
  name: 'reportWriter',
  run: (api, { id, body }) =>
    api.posts.POST('/api/v1/post-writers/{id}/', { params: { path: { id } }, body }),
  invalidates: () => [],
};

/** Creates a preview link; a post has one, so the former link stops working. */
export const createPreviewLink: Write<OfItem, PreviewLink> = {
  name: 'createPreviewLink',
  run: (api, { id }) => api.posts.POST('/api/v1/preview-links/', { body: { post_id: id } }),
  invalidates: invalidatesEditing,
};

/** Deletes the preview link of a post. */
export const deletePreviewLink: Write<OfItem & { link: string }, undefined> = {
  name: 'deletePreviewLink',
  run: (api, { link }) =>
    api.posts.DELETE('/api/v1/preview-links/{token}/', { params: { path: { token: link } } }),
  invalidates: invalidatesEditing,
};

/** Restores a deleted post. */
export const restore: Write<OfItem, Post> = {
  name: 'restorePost',
  run: (api, { id }) => api.posts.POST('/api/v1/deleted-posts/{id}/restore/', { params: { path: { id } } }),
  invalidates: () =>
    invalidateAll(
      'listDeletedPosts',
      'listPosts',
      'listArchive',
      'getPost',
      'getPostBySlug',
      'search',
      'searchPanel',
    ),
};

/** Deletes a deleted post permanently. */
export const purge: Write<OfItem, undefined> = {
  name: 'purgePost',
  run: (api, { id }) => api.posts.DELETE('/api/v1/deleted-posts/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listDeletedPosts', 'searchPanel'),
};
