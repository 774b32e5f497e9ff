import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, Write } from './resource.ts';
import type { CareerEntry, CareerEntryCreate, CareerEntryReplace, CareerList, CareerOrder } from './types.ts';

/** Loads the sections of the CV other than the experience, in both languages. */
export function list(): Loader<CareerList> {
  return {
    key: keyOf('listCareer'),
    load: (api, signal) => api.portfolio.GET('/api/v1/career/', { signal }),
  };
}

/** Loads one entry. */
export function byId(id: string): Loader<CareerEntry> {
  return {
    key: keyOf('getCareerEntry', { id }),
    load: (api, signal) => api.portfolio.GET('/api/v1/career/{id}/', { signal, params: { path: { id } } }),
  };
}

const invalidates = (): Invalidation[] => invalidateAll('listCareer', 'getCareerEntry');

/** Creates an entry. */
export const create: Write<CareerEntryCreate, CareerEntry> = {
  name: 'createCareerEntry',
  run: (api, body) => api.portfolio.POST('/api/v1/career/', { body }),
  invalidates,
};

/** Replaces all fields of an entry. */
export const replace: Write<ItemBody<CareerEntryReplace>, CareerEntry> = {
  name: 'replaceCareerEntry',
  run: (api, { id, body }) => api.portfolio.PUT('/api/v1/career/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes an entry; `restore` undoes that. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteCareerEntry',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/career/{id}/', { params: { path: { id } } }),
  invalidates,
};

/** Restores a deleted entry at its place. */
export const restore: Write<OfItem, CareerEntry> = {
  name: 'restoreCareerEntry',
  run: (api, { id }) => api.portfolio.POST('/api/v1/career/{id}/restore/', { params: { path: { id } } }),
  invalidates,
};

/** Sets the order of a section from all its ids; the service refuses an incomplete list. */
export const reorder: Write<CareerOrder, CareerList> = {
  name: 'reorderCareer',
  run: (api, body) => api.portfolio.POST('/api/v1/career/reorder/', { body }),
  invalidates,
};
