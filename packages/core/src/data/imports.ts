/** What is brought from elsewhere in the panel; for owners and superusers. */
import { keyOf, invalidateAll } from './resource.ts';
import type { Invalidation, Loader, OfItem, QueryOf, Write } from './resource.ts';
import type { Import, ImportCreate, ImportList, ImportReport } from './types.ts';

/** Loads the imports of the last month, the newest first. */
export function list(): Loader<ImportList> {
  return {
    key: keyOf('listImports'),
    load: (api, signal) => api.portfolio.GET('/api/v1/imports/', { signal }),
  };
}

/** Loads how far an import is. */
export function one(id: string): Loader<Import> {
  return {
    key: keyOf('getImport', { id }),
    load: (api, signal) => api.portfolio.GET('/api/v1/imports/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Loads a part of what became of each item in the last task; `version` tells the reports of its tasks apart. */
export function report(
  id: string,
  query: QueryOf<'getImportReport'> = {},
  version = '',
): Loader<ImportReport> {
  return {
    key: keyOf('getImportReport', { id, ...query }, version),
    load: (api, signal) =>
      api.portfolio.GET('/api/v1/imports/{id}/report/', { signal, params: { path: { id }, query } }),
  };
}

const touches = (): Invalidation[] => invalidateAll('listImports', 'getImport', 'getImportReport');

/** Begins an import, whose file is still to come. */
export const create: Write<ImportCreate, Import> = {
  name: 'createImport',
  run: (api, body) => api.portfolio.POST('/api/v1/imports/', { body }),
  invalidates: touches,
};

/** The input of `sendPart`. */
export interface ImportPart extends OfItem {
  /** How many bytes came before. */
  offset: number;
  file: Blob;
}

/** Sends the next part of the file; the last one begins the check. The list is loaded again by whoever sends. */
export const sendPart: Write<ImportPart, Import> = {
  name: 'sendImportPart',
  run: (api, { id, offset, file }) =>
    api.portfolio.POST('/api/v1/imports/{id}/parts/', {
      params: { path: { id }, query: { offset } },
      body: { file },
    }),
  invalidates: () => [],
};

/** Takes what the check has found, or the rest of it. */
export const run: Write<OfItem, Import> = {
  name: 'runImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/run/', { params: { path: { id } } }),
  invalidates: touches,
};

/** Leaves the rest; what is done stays done. */
export const cancel: Write<OfItem, Import> = {
  name: 'cancelImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/cancel/', { params: { path: { id } } }),
  invalidates: touches,
};

/** Takes back what the import has made and nobody has changed. */
export const undo: Write<OfItem, Import> = {
  name: 'undoImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/undo/', { params: { path: { id } } }),
  invalidates: touches,
};
