import { withProgress } from '../api/progress.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Write } from './resource.ts';
import type { Media } from './types.ts';

/** The input of an upload. */
export interface PictureUpload {
  file: Blob;
  /** Receives the share that has been sent, from 0 to 1; browsers only. */
  onProgress?: OnProgress;
}

/** Copies a picture of another site, so that texts can show it. */
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
