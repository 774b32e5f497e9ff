/** What surrounds the published text of a post: pending changes, former texts, preview links, deleted posts. */
import type { Language } from '../route/faces.ts';
import { keyOf, invalidateAll } from './resource.ts';
import type { Key, OfItem, QueryOf, Loader, Invalidation, Write } from './resource.ts';
import type {
  DeletedPostList,
  Pending,
  PendingInput,
  Post,
  PreviewLink,
  Revision,
  RevisionList,
} from './types.ts';

/** The input of a call on one language of a post. */
export interface OfTranslation extends OfItem {
  language: Language;
}

/** The texts of one language that are kept, the last one first. */
export function revisions(
  id: string,
  language: Language,
  query: QueryOf<'listRevisions'> = {},
): Loader<RevisionList> {
  return {
    key: keyOf('listRevisions', id, { language, ...query }),
    load: (api) =>
      api.posts.GET('/api/v1/posts/{id}/revisions/{language}/', {
        params: { path: { id, language }, query },
      }),
  };
}

/** The text as it stood at that revision. */
export function revision(id: string, language: Language, number: number): Loader<Revision> {
  const path = { id, language, revision: number };
  return {
    key: keyOf('getRevision', path),
    load: (api) => api.posts.GET('/api/v1/posts/{id}/revisions/{language}/{revision}/', { params: { path } }),
  };
}

export function deleted(query: QueryOf<'listDeletedPosts'> = {}): Loader<DeletedPostList> {
  return {
    key: keyOf('listDeletedPosts', query),
    load: (api) => api.posts.GET('/api/v1/deleted-posts/', { params: { query } }),
  };
}

/** Only what editors see of the post changes: visitors go on to read what is published. */
function touchesEditing({ id }: OfItem): Invalidation[] {
  const match = (key: Key): boolean => key[1] === id;
  return [{ operation: 'listPosts' }, { operation: 'getPost', match }, { operation: 'getSharedPost' }];
}

/** Keeps a change of a published text; one made elsewhere since `version` is refused with 409 and the post as it is now. */
export const savePending: Write<OfTranslation & { body: PendingInput }, Pending> = {
  name: 'savePending',
  run: (api, { id, language, body }) =>
    api.posts.PUT('/api/v1/posts/{id}/pending/{language}/', { params: { path: { id, language } }, body }),
  invalidates: touchesEditing,
};

export const dropPending: Write<OfTranslation, undefined> = {
  name: 'dropPending',
  run: (api, { id, language }) =>
    api.posts.DELETE('/api/v1/posts/{id}/pending/{language}/', { params: { path: { id, language } } }),
  invalidates: touchesEditing,
};

/** A post has one link: a new one ends the former. */
export const createPreviewLink: Write<OfItem, PreviewLink> = {
  name: 'createPreviewLink',
  run: (api, { id }) => api.posts.POST('/api/v1/preview-links/', { body: { post_id: id } }),
  invalidates: touchesEditing,
};

export const deletePreviewLink: Write<OfItem & { link: string }, undefined> = {
  name: 'deletePreviewLink',
  run: (api, { link }) =>
    api.posts.DELETE('/api/v1/preview-links/{token}/', { params: { path: { token: link } } }),
  invalidates: touchesEditing,
};

/** Brings a deleted post back as it was. */
export const restore: Write<OfItem, Post> = {
  name: 'restorePost',
  run: (api, { id }) => api.posts.POST('/api/v1/deleted-posts/{id}/restore/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listDeletedPosts', 'listPosts', 'getPost', 'getPostBySlug', 'search'),
};

/** Deletes for good what was deleted. */
export const purge: Write<OfItem, undefined> = {
  name: 'purgePost',
  run: (api, { id }) => api.posts.DELETE('/api/v1/deleted-posts/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listDeletedPosts'),
};
