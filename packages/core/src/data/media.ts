import { withProgress } from '../api/progress.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Write } from './resource.ts';
import type { Media } from './types.ts';

/** A picture to store. */
export interface PictureUpload {
  file: Blob;
  /** Told how much of it has been sent, as a share of one; browsers only. */
  onProgress?: OnProgress;
}

/** Keeps a copy of another site's picture, which a text may show then. */
export const copy: Write<{ address: string }, Media> = {
  name: 'copyMedia',
  run: (api, body) => api.posts.POST('/api/v1/media/copies/', { body }),
  invalidates: () => [],
};

/** Stores a picture for a text, a cover or the profile. */
export const upload: Write<PictureUpload, Media> = {
  name: 'uploadMedia',
  run: (api, { file, onProgress }) =>
    api.posts.POST('/api/v1/media/', {
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates: () => [],
};
