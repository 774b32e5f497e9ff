import type { Write } from './resource.ts';
import type { Media } from './types.ts';

/** Stores a picture for a text, a cover or the profile. */
export const upload: Write<{ file: Blob }, Media> = {
  name: 'uploadMedia',
  run: (api, { file }) => api.posts.POST('/api/v1/media/', { body: { file } }),
  touches: () => [],
};
