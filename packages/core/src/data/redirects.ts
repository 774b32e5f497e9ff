import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, QueryOf, Write } from './resource.ts';
import type { Redirect, RedirectCreate, RedirectList, RedirectUpdate } from './types.ts';

/** Loads a page of the redirects of a face, the newest first. */
export function list(query: QueryOf<'listRedirects'>): Loader<RedirectList> {
  return {
    key: keyOf('listRedirects', query),
    load: (api, signal) => api.portfolio.GET('/api/v1/redirects/', { signal, params: { query } }),
  };
}

/** Loads one redirect. */
export function byId(id: string): Loader<Redirect> {
  return {
    key: keyOf('getRedirect', { id }),
    load: (api, signal) => api.portfolio.GET('/api/v1/redirects/{id}/', { signal, params: { path: { id } } }),
  };
}

const invalidates = (): Invalidation[] => invalidateAll('listRedirects', 'getRedirect');

/** Creates a redirect from an address that has no page. */
export const create: Write<RedirectCreate, Redirect> = {
  name: 'createRedirect',
  run: (api, body) => api.portfolio.POST('/api/v1/redirects/', { body }),
  invalidates,
};

/** Changes either address of a redirect. */
export const update: Write<ItemBody<RedirectUpdate>, Redirect> = {
  name: 'updateRedirect',
  run: (api, { id, body }) =>
    api.portfolio.PATCH('/api/v1/redirects/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes a redirect. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteRedirect',
  run: (api, { id }) => api.portfolio.DELETE('/api/v1/redirects/{id}/', { params: { path: { id } } }),
  invalidates,
};

/** Restores a deleted redirect, with its count. */
export const restore: Write<OfItem, Redirect> = {
  name: 'restoreRedirect',
  run: (api, { id }) => api.portfolio.POST('/api/v1/redirects/{id}/restore/', { params: { path: { id } } }),
  invalidates,
};
