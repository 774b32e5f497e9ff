import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { Sitemap, SitemapPosts, SitemapTags } from './types.ts';

/** Loads the parts of the blog's site map and when they changed. */
export function parts(): Loader<Sitemap> {
  return { key: keyOf('getSitemap'), load: (api) => api.posts.GET('/api/v1/sitemap/') };
}

/** Loads the posts of one part, from 1. */
export function posts(part: number): Loader<SitemapPosts> {
  return {
    key: keyOf('listSitemapPosts', String(part)),
    load: (api) => api.posts.GET('/api/v1/sitemap/posts/{part}/', { params: { path: { part } } }),
  };
}

/** Loads the tags of one part, from 1. */
export function tags(part: number): Loader<SitemapTags> {
  return {
    key: keyOf('listSitemapTags', String(part)),
    load: (api) => api.posts.GET('/api/v1/sitemap/tags/{part}/', { params: { path: { part } } }),
  };
}
