import { withProgress } from '../api/progress.ts';
import { invalidateAll, invalidateOthers } from './resource.ts';
import type { ItemBody, ItemFile, NewOrder, OfItem, Invalidation, Write } from './resource.ts';
import type {
  Project,
  ProjectCreate,
  ProjectList,
  ProjectTranslation,
  ProjectTranslationInput,
  ProjectTranslationUpdate,
  ProjectUpdate,
} from './types.ts';

const invalidates = (): Invalidation[] =>
  invalidateAll('listProjects', 'getProject', 'getProjectBySlug', 'search', 'searchPanel');

/** Creates a project. */
export const create: Write<ProjectCreate, Project> = {
  name: 'createProject',
  run: (api, body) => api.portfolio.POST('/api/v1/projects/', { body }),
  invalidates,
};

/** Updates a project. */
export const update: Write<ItemBody<ProjectUpdate>, Project> = {
  name: 'updateProject',
  run: (api, { id, body }) =>
    api.portfolio.PATCH('/api/v1/projects/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes a project. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteProject',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/projects/{id}/', { params: { path: { id } } }),
  invalidates: (project) => [
    ...invalidateAll('listProjects', 'getProjectBySlug', 'search', 'searchPanel', 'listDeleted'),
    invalidateOthers('getProject', project),
  ],
};

/** Sets the order from all ids; the service refuses an incomplete list. */
export const reorder: Write<NewOrder, ProjectList> = {
  name: 'reorderProjects',
  run: (api, body) => api.portfolio.POST('/api/v1/projects/reorder/', { body }),
  invalidates,
};

/** Adds a translation. */
export const addTranslation: Write<ItemBody<ProjectTranslationInput>, ProjectTranslation> = {
  name: 'addProjectTranslation',
  run: (api, { id, body }) =>
    api.portfolio.POST('/api/v1/projects/{id}/translation/', { params: { path: { id } }, body }),
  invalidates,
};

/** Updates a translation. */
export const updateTranslation: Write<
  ItemBody<ProjectTranslationUpdate> & { translationId: string },
  ProjectTranslation
> = {
  name: 'updateProjectTranslation',
  run: (api, { id, translationId, body }) =>
    api.portfolio.PATCH('/api/v1/projects/{id}/translation/{translationId}', {
      params: { path: { id, translationId } },
      body,
    }),
  invalidates,
};

/** Deletes a translation. */
export const removeTranslation: Write<OfItem & { translationId: string }, undefined> = {
  name: 'deleteProjectTranslation',
  run: (api, { id, translationId }) =>
    api.portfolio.DELETE('/api/v1/projects/{id}/translation/{translationId}', {
      params: { path: { id, translationId } },
    }),
  invalidates,
};

/** Stores the cover of a project. */
export const uploadCover: Write<ItemFile, Project> = {
  name: 'uploadProjectCover',
  run: (api, { id, file, onProgress }) =>
    api.portfolio.PUT('/api/v1/projects/{id}/cover/', {
      params: { path: { id } },
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates,
};

/** Removes the cover of a project. */
export const removeCover: Write<OfItem, Project> = {
  name: 'deleteProjectCover',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/projects/{id}/cover/', { params: { path: { id } } }),
  invalidates,
};
