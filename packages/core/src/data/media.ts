import { withProgress } from '../api/progress.ts';
import type { OnProgress } from '../api/progress.ts';
import { invalidateAll, keyOf } from './resource.ts';
import type { ItemBody, ItemFile, Loader, OfItem, QueryOf, Write } from './resource.ts';
import type { Media, MediaItem, MediaList, MediaUpdate } from './types.ts';

/** Loads a page of the library, the newest first. */
export function list(query: QueryOf<'listMedia'> = {}): Loader<MediaList> {
  return {
    key: keyOf('listMedia', query),
    load: (api, signal) => api.posts.GET('/api/v1/media/', { signal, params: { query } }),
  };
}

/** Loads one file of the library. */
export function byId(id: string): Loader<MediaItem> {
  return {
    key: keyOf('getMedia', { id }),
    load: (api, signal) => api.posts.GET('/api/v1/media/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Changes the name or the description of a file; the alternative texts in content that shows it stay. */
export const update: Write<ItemBody<MediaUpdate>, MediaItem> = {
  name: 'updateMedia',
  run: (api, { id, body }) => api.posts.PATCH('/api/v1/media/{id}/', { params: { path: { id } }, body }),
  invalidates: () => invalidateAll('listMedia', 'getMedia'),
};

/** Replaces a file by another one, in all texts and covers. */
export const replace: Write<ItemFile, MediaItem> = {
  name: 'replaceMedia',
  run: (api, { id, file, onProgress }) =>
    api.posts.PUT('/api/v1/media/{id}/file/', {
      params: { path: { id } },
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates: () =>
    invalidateAll(
      'listMedia',
      'getMedia',
      'listDeleted',
      'listPosts',
      'getPost',
      'getPostBySlug',
      'listRevisions',
      'listProjects',
      'getProject',
      'listExperiences',
      'getProfile',
    ),
};

/** Deletes an unused file; it can be restored. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteMedia',
  run: (api, { id }) => api.posts.DELETE('/api/v1/media/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listMedia', 'getMedia', 'listDeleted'),
};

/** The input of an upload. */
export interface PictureUpload {
  file: Blob;
  /** Receives the share that has been sent, from 0 to 1; browsers only. */
  onProgress?: OnProgress;
}

/** Copies a picture of another site, so that texts can show it. */
export const copy: Write<{ address: string }, Media> = {
  name: 'copyMedia',
  // As browsers read it: a text may contain `http:/far.example`, which the contract does not accept.
  run: (api, { address }) =>
    api.posts.POST('/api/v1/media/copies/', {
      body: { address: URL.canParse(address) ? new URL(address).href : address },
    }),
  invalidates: () => invalidateAll('listMedia'),
};

/** Stores a picture for a text, a cover or the profile. */
export const upload: Write<PictureUpload, Media> = {
  name: 'uploadMedia',
  run: (api, { file, onProgress }) =>
    api.posts.POST('/api/v1/media/', {
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates: () => invalidateAll('listMedia'),
};
