/** Imports that are run in the panel; for owners and superusers. */
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

/** Loads the progress of an import. */
export function one(id: string): Loader<Import> {
  return {
    key: keyOf('getImport', { id }),
    load: (api, signal) => api.portfolio.GET('/api/v1/imports/{id}/', { signal, params: { path: { id } } }),
  };
}

/**
 * Loads a part of the report on each item of the last task; `version` distinguishes the reports of different tasks.
 */
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

const invalidates = (): Invalidation[] => invalidateAll('listImports', 'getImport', 'getImportReport');

/** Creates an import; its file is sent later with `sendPart`. */
export const create: Write<ImportCreate, Import> = {
  name: 'createImport',
  run: (api, body) => api.portfolio.POST('/api/v1/imports/', { body }),
  invalidates,
};

/** The input of `sendPart`. */
export interface ImportPart extends OfItem {
  /** The number of bytes sent before this part. */
  offset: number;
  file: Blob;
}

/** Sends the next part of the file; the last part starts the check. The caller reloads the list. */
export const sendPart: Write<ImportPart, Import> = {
  name: 'sendImportPart',
  run: (api, { id, offset, file }) =>
    api.portfolio.POST('/api/v1/imports/{id}/parts/', {
      params: { path: { id }, query: { offset } },
      body: { file },
    }),
  invalidates: () => [],
};

/** Imports what the check has found, or the rest of it. */
export const run: Write<OfItem, Import> = {
  name: 'runImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/run/', { params: { path: { id } } }),
  invalidates,
};

/** Cancels the rest of an import; items that are already imported stay. */
export const cancel: Write<OfItem, Import> = {
  name: 'cancelImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/cancel/', { params: { path: { id } } }),
  invalidates,
};

/** Removes what the import has created and nobody has changed. */
export const undo: Write<OfItem, Import> = {
  name: 'undoImport',
  run: (api, { id }) => api.portfolio.POST('/api/v1/imports/{id}/undo/', { params: { path: { id } } }),
  invalidates,
};
