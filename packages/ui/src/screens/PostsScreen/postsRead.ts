import type { Language, PostList, Read } from '@janus-site/core';
import { posts } from '@janus-site/core';

const pageSize = 20;

/** The list that an address asks for. */
export function postsRead(language: Language, query: URLSearchParams): Read<PostList> {
  const given = (name: string) => query.get(name)?.trim() || undefined;
  return posts.published(language, { limit: pageSize, cursor: given('cursor'), tag: given('tag') });
}
