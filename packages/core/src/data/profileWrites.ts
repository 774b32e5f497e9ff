import { heard } from '../api/progress.ts';
import type { OnProgress } from '../api/progress.ts';
import type { Language } from '../route/faces.ts';
import { touchAll } from './resource.ts';
import type { Touch, Write } from './resource.ts';
import type { Profile, ProfileTranslationUpdate, ProfileUpdate } from './types.ts';

const touches = (): Touch[] => touchAll('getProfile');

export const update: Write<ProfileUpdate, Profile> = {
  name: 'updateProfile',
  run: (api, body) => api.portfolio.PATCH('/api/v1/profile/', { body }),
  touches,
};

export const updateTranslation: Write<{ language: Language; body: ProfileTranslationUpdate }, Profile> = {
  name: 'updateProfileTranslation',
  run: (api, { language, body }) =>
    api.portfolio.PATCH('/api/v1/profile/translation/{language}', { params: { path: { language } }, body }),
  touches,
};

export const removeTranslation: Write<{ language: Language }, undefined> = {
  name: 'deleteProfileTranslation',
  run: (api, { language }) =>
    api.portfolio.DELETE('/api/v1/profile/translation/{language}', { params: { path: { language } } }),
  touches,
};

export const uploadCv: Write<{ language: Language; file: Blob; onProgress?: OnProgress }, Profile> = {
  name: 'uploadCv',
  run: (api, { language, file, onProgress }) =>
    api.portfolio.PUT('/api/v1/profile/cv/{language}/', {
      params: { path: { language } },
      body: { file },
      ...heard(onProgress),
    }),
  touches,
};

/** Takes the uploaded CV away; the generated one is served again. */
export const removeCv: Write<{ language: Language }, Profile> = {
  name: 'deleteCv',
  run: (api, { language }) =>
    api.portfolio.DELETE('/api/v1/profile/cv/{language}/', { params: { path: { language } } }),
  touches,
};
