import type { Language } from '../route/faces.ts';
import { keyOf, touchAll } from './resource.ts';
import type { ItemBody, NewOrder, OfItem, QueryOf, Read, Touch, Write } from './resource.ts';
import type {
  Experience,
  ExperienceCreate,
  ExperienceList,
  ExperienceTranslation,
  ExperienceTranslationInput,
  ExperienceTranslationUpdate,
  ExperienceUpdate,
} from './types.ts';
import { wholeList } from './wholeList.ts';

export function list(query: QueryOf<'listExperiences'> = {}): Read<ExperienceList> {
  return {
    key: keyOf('listExperiences', query),
    load: (api) => api.portfolio.GET('/api/v1/experiences/', { params: { query } }),
  };
}

/** What visitors see, in one language; the other translation stands in where this one is missing. */
export function published(
  language: Language,
  page: { limit?: number; cursor?: string } = {},
): Read<ExperienceList> {
  return list({ ...page, language });
}

/** All of them in both languages, as the admin area shows them. */
export function all(): Read<ExperienceList> {
  return wholeList(list);
}

const touches = (): Touch[] => touchAll('listExperiences', 'search');

export const create: Write<ExperienceCreate, Experience> = {
  name: 'createExperience',
  run: (api, body) => api.portfolio.POST('/api/v1/experiences/', { body }),
  touches,
};

export const update: Write<ItemBody<ExperienceUpdate>, Experience> = {
  name: 'updateExperience',
  run: (api, { id, body }) =>
    api.portfolio.PATCH('/api/v1/experiences/{id}/', { params: { path: { id } }, body }),
  touches,
};

export const remove: Write<OfItem, undefined> = {
  name: 'deleteExperience',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/experiences/{id}/', { params: { path: { id } } }),
  touches: () => [...touches(), { operation: 'listDeleted' }],
};

/** Takes the whole new order; the service refuses an incomplete one. */
export const reorder: Write<NewOrder, ExperienceList> = {
  name: 'reorderExperiences',
  run: (api, body) => api.portfolio.POST('/api/v1/experiences/reorder/', { body }),
  touches,
};

export const addTranslation: Write<ItemBody<ExperienceTranslationInput>, ExperienceTranslation> = {
  name: 'addExperienceTranslation',
  run: (api, { id, body }) =>
    api.portfolio.POST('/api/v1/experiences/{id}/translation/', { params: { path: { id } }, body }),
  touches,
};

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
  touches,
};

export const removeTranslation: Write<OfItem & { translationId: string }, undefined> = {
  name: 'deleteExperienceTranslation',
  run: (api, { id, translationId }) =>
    api.portfolio.DELETE('/api/v1/experiences/{id}/translation/{translationId}', {
      params: { path: { id, translationId } },
    }),
  touches,
};
