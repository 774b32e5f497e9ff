import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, Write } from './resource.ts';
import type { CareerEntry, CareerEntryCreate, CareerEntryReplace, CareerList, CareerOrder } from './types.ts';

/** Loads what the CV says beside the experience, section by section, in both languages. */
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

const touches = (): Invalidation[] => invalidateAll('listCareer', 'getCareerEntry');

export const create: Write<CareerEntryCreate, CareerEntry> = {
  name: 'createCareerEntry',
  run: (api, body) => api.portfolio.POST('/api/v1/career/', { body }),
  invalidates: touches,
};

/** Gives an entry these fields and no others. */
export const replace: Write<ItemBody<CareerEntryReplace>, CareerEntry> = {
  name: 'replaceCareerEntry',
  run: (api, { id, body }) => api.portfolio.PUT('/api/v1/career/{id}/', { params: { path: { id } }, body }),
  invalidates: touches,
};

export const remove: Write<OfItem, undefined> = {
  name: 'deleteCareerEntry',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/career/{id}/', { params: { path: { id } } }),
  invalidates: touches,
};

/** Brings a deleted entry back to its place. */
export const restore: Write<OfItem, CareerEntry> = {
  name: 'restoreCareerEntry',
  run: (api, { id }) => api.portfolio.POST('/api/v1/career/{id}/restore/', { params: { path: { id } } }),
  invalidates: touches,
};

/** Takes all ids of a section in the new order; the service refuses an incomplete list. */
export const reorder: Write<CareerOrder, CareerList> = {
  name: 'reorderCareer',
  run: (api, body) => api.portfolio.POST('/api/v1/career/reorder/', { body }),
  invalidates: touches,
};
