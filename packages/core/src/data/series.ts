import type { Language } from '../route/faces.ts';
import { invalidateAll, keyOf } from './resource.ts';
import type { Invalidation, ItemBody, Loader, OfItem, Write } from './resource.ts';
import type { Series, SeriesCreate, SeriesList, SeriesPage, SeriesUpdate } from './types.ts';

/** Loads the series that the caller can see; for editors also the deleted ones. */
export function list(): Loader<SeriesList> {
  return { key: keyOf('listSeries'), load: (api) => api.posts.GET('/api/v1/series/') };
}

/** Loads one series with all its posts, for editors. */
export function byId(id: string): Loader<Series> {
  return {
    key: keyOf('getSeries', { id }),
    load: (api, signal) => api.posts.GET('/api/v1/series/{id}/', { signal, params: { path: { id } } }),
  };
}

/** Loads one series with its posts in order, by its slug or a former one. */
export function bySlug(slug: string, language?: Language): Loader<SeriesPage> {
  return {
    key: keyOf('getSeriesBySlug', slug, { language }),
    load: (api) =>
      api.posts.GET('/api/v1/series-pages/{slug}/', { params: { path: { slug }, query: { language } } }),
  };
}

// Posts contain their part number in the series.
const invalidates = (): Invalidation[] =>
  invalidateAll('listSeries', 'getSeries', 'getSeriesBySlug', 'listPosts', 'getPost', 'getPostBySlug');

/** Creates a series with the given posts. */
export const create: Write<SeriesCreate, Series> = {
  name: 'createSeries',
  run: (api, body) => api.posts.POST('/api/v1/series/', { body }),
  invalidates,
};

/** Renames or describes a series, reorders its posts, adds or removes some. */
export const update: Write<ItemBody<SeriesUpdate>, Series> = {
  name: 'updateSeries',
  run: (api, { id, body }) => api.posts.PATCH('/api/v1/series/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes a series; its posts stay. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteSeries',
  run: (api, { id }) => api.posts.DELETE('/api/v1/series/{id}/', { params: { path: { id } } }),
  invalidates,
};

/** Restores a deleted series. */
export const restore: Write<OfItem, Series> = {
  name: 'restoreSeries',
  run: (api, { id }) => api.posts.POST('/api/v1/series/{id}/restore/', { params: { path: { id } } }),
  invalidates,
};
