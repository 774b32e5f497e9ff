import { invalidateAll } from './resource.ts';
import type { ItemBody, NewOrder, OfItem, Invalidation, Write } from './resource.ts';
import type {
  Experience,
  ExperienceCreate,
  ExperienceList,
  ExperienceTranslation,
  ExperienceTranslationInput,
  ExperienceTranslationUpdate,
  ExperienceUpdate,
} from './types.ts';

const invalidates = (): Invalidation[] =>
  invalidateAll('listExperiences', 'getExperience', 'search', 'searchPanel');

/** Creates an experience. */
export const create: Write<ExperienceCreate, Experience> = {
  name: 'createExperience',
  run: (api, body) => api.portfolio.POST('/api/v1/experiences/', { body }),
  invalidates,
};

/** Updates an experience. */
export const update: Write<ItemBody<ExperienceUpdate>, Experience> = {
  name: 'updateExperience',
  run: (api, { id, body }) =>
    api.portfolio.PATCH('/api/v1/experiences/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes an experience. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteExperience',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/experiences/{id}/', { params: { path: { id } } }),
  invalidates: () => [...invalidates(), { operation: 'listDeleted' }],
};

/** Sets the order from all ids; the service refuses an incomplete list. */
export const reorder: Write<NewOrder, ExperienceList> = {
  name: 'reorderExperiences',
  run: (api, body) => api.portfolio.POST('/api/v1/experiences/reorder/', { body }),
  invalidates,
};

/** Adds a translation. */
export const addTranslation: Write<ItemBody<ExperienceTranslationInput>, ExperienceTranslation> = {
  name: 'addExperienceTranslation',
  run: (api, { id, body }) =>
    api.portfolio.POST('/api/v1/experiences/{id}/translation/', { params: { path: { id } }, body }),
  invalidates,
};

/** Updates a translation. */
export const updateTranslation: Write<
  ItemBody<ExperienceTranslationUpdate> & { translationId: string },
  ExperienceTranslation
> = {
  name: 'updateExperienceTranslation',
  run: (api, { id, translationId, body }) =>
    api.portfolio.PATCH('/api/v1/experiences/{id}/translation/{translationId}', {
      params: { path: { id, translationId } },
      body,
    }),
  invalidates,
};

/** Deletes a translation. */
export const removeTranslation: Write<OfItem & { translationId: string }, undefined> = {
  name: 'deleteExperienceTranslation',
  run: (api, { id, translationId }) =>
    api.portfolio.DELETE('/api/v1/experiences/{id}/translation/{translationId}', {
      params: { path: { id, translationId } },
    }),
  invalidates,
};
