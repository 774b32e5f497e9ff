import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, Write } from './resource.ts';
import type { CvVersion, CvVersionFields, CvVersionList } from './types.ts';

/** Loads the versions of the CV, the newest first, each with the token of its private link. */
export function list(): Loader<CvVersionList> {
  return {
    key: keyOf('listCvVersions'),
    load: (api, signal) => api.portfolio.GET('/api/v1/cv-versions/', { signal }),
  };
}

/** Loads one version. */
export function byId(id: string): Loader<CvVersion> {
  return {
    key: keyOf('getCvVersion', { id }),
    load: (api, signal) =>
      api.portfolio.GET('/api/v1/cv-versions/{id}/', { signal, params: { path: { id } } }),
  };
}

const invalidates = (): Invalidation[] => invalidateAll('listCvVersions', 'getCvVersion');

/** Creates a version. */
export const create: Write<CvVersionFields, CvVersion> = {
  name: 'createCvVersion',
  run: (api, body) => api.portfolio.POST('/api/v1/cv-versions/', { body }),
  invalidates,
};

/** Replaces all fields of a version; its link stays. */
export const replace: Write<ItemBody<CvVersionFields>, CvVersion> = {
  name: 'replaceCvVersion',
  run: (api, { id, body }) =>
    api.portfolio.PUT('/api/v1/cv-versions/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes a version; its link stops working. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteCvVersion',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/cv-versions/{id}/', { params: { path: { id } } }),
  invalidates,
};

/** Restores a deleted version, with its link. */
export const restore: Write<OfItem, CvVersion> = {
  name: 'restoreCvVersion',
  run: (api, { id }) => api.portfolio.POST('/api/v1/cv-versions/{id}/restore/', { params: { path: { id } } }),
  invalidates,
};

/** Replaces the link of a version; the former one stops working. */
export const renewLink: Write<OfItem, CvVersion> = {
  name: 'renewCvVersionLink',
  run: (api, { id }) => api.portfolio.POST('/api/v1/cv-versions/{id}/link/', { params: { path: { id } } }),
  invalidates,
};
