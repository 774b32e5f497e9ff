import type { Language, PostList, Read, RouteQuery } from '@janus-site/core';
import { posts } from '@janus-site/core';

const pageSize = 20;

/** The list that an address asks for. */
export function postsRead(language: Language, { cursor, tag }: RouteQuery<'posts'>): Read<PostList> {
  return posts.published(language, { limit: pageSize, cursor, tag });
}
