import { keyOf } from './resource.ts';
import type { Loader } from './resource.ts';
import type { Sitemap, SitemapPosts, SitemapTags } from './types.ts';

/** Which parts the blog's site map has, and when they changed. */
export function parts(): Loader<Sitemap> {
  return { key: keyOf('getSitemap'), load: (api) => api.posts.GET('/api/v1/sitemap/') };
}

/** The posts of a part, from 1. */
export function posts(part: number): Loader<SitemapPosts> {
  return {
    key: keyOf('listSitemapPosts', String(part)),
    load: (api) => api.posts.GET('/api/v1/sitemap/posts/{part}/', { params: { path: { part } } }),
  };
}

/** The tags of a part, from 1. */
export function tags(part: number): Loader<SitemapTags> {
  return {
    key: keyOf('listSitemapTags', String(part)),
    load: (api) => api.posts.GET('/api/v1/sitemap/tags/{part}/', { params: { path: { part } } }),
  };
}
