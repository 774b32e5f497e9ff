import type { Language, PostList, Loader, RouteQuery } from '@janus-site/core';
import { posts } from '@janus-site/core';

const pageSize = 20;

/** Loads the list for an address. */
export function postsLoader(language: Language, { cursor, tag }: RouteQuery<'posts'>): Loader<PostList> {
  return posts.published(language, { limit: pageSize, cursor, tag, order: 'pinned' });
}
