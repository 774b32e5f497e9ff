import { withProgress } from '../api/progress.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Language } from '../route/faces.ts';
import { invalidateAll } from './resource.ts';
import type { Invalidation, Write } from './resource.ts';
import type { Profile, ProfileTranslationUpdate, ProfileUpdate } from './types.ts';

const invalidates = (): Invalidation[] => invalidateAll('getProfile');

/** Updates the profile. */
export const update: Write<ProfileUpdate, Profile> = {
  name: 'updateProfile',
  run: (api, body) => api.portfolio.PATCH('/api/v1/profile/', { body }),
  invalidates,
};

/** Updates a translation of the profile. */
export const updateTranslation: Write<{ language: Language; body: ProfileTranslationUpdate }, Profile> = {
  name: 'updateProfileTranslation',
  run: (api, { language, body }) =>
    api.portfolio.PATCH('/api/v1/profile/translation/{language}', { params: { path: { language } }, body }),
  invalidates,
};

/** Deletes a translation of the profile. */
export const removeTranslation: Write<{ language: Language }, undefined> = {
  name: 'deleteProfileTranslation',
  run: (api, { language }) =>
    api.portfolio.DELETE('/api/v1/profile/translation/{language}', { params: { path: { language } } }),
  invalidates,
};

/** Stores a CV in place of the generated one. */
export const uploadCv: Write<{ language: Language; file: Blob; onProgress?: OnProgress }, Profile> = {
  name: 'uploadCv',
  run: (api, { language, file, onProgress }) =>
    api.portfolio.PUT('/api/v1/profile/cv/{language}/', {
      params: { path: { language } },
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates,
};

/** Removes the uploaded CV; the generated one is served again. */
export const removeCv: Write<{ language: Language }, Profile> = {
  name: 'deleteCv',
  run: (api, { language }) =>
    api.portfolio.DELETE('/api/v1/profile/cv/{language}/', { params: { path: { language } } }),
  invalidates,
};
