import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import type { Face, Language } from '../route/faces.ts';
import { classifyPostReference, isUuid } from '../route/postReference.ts';
import { keyOf } from './resource.ts';
import type { QueryOf, Loader } from './resource.ts';
import type { Archive, NewestPosts, Post, PostList } from './types.ts';

export * from './similarPosts.ts';
export * from './postHistory.ts';
export * from './postWrites.ts';

/** Loads a page of posts. */
export function list(query: QueryOf<'listPosts'> = {}): Loader<PostList> {
  return {
    key: keyOf('listPosts', query),
    load: (api, signal) => api.posts.GET('/api/v1/posts/', { signal, params: { query } }),
  };
}

/** Loads what visitors see in one language. Where a translation is missing, the other one is used. */
export function published(
  language: Language,
  query: Omit<QueryOf<'listPosts'>, 'language' | 'status'> = {},
): Loader<PostList> {
  return list({ ...query, language });
}

/** Loads the newest posts of a language with their bodies, for feeds. */
export function newest(language: Language): Loader<NewestPosts> {
  return {
    key: keyOf('listNewestPosts', { language }),
    load: (api) => api.posts.GET('/api/v1/posts/newest/', { params: { query: { language } } }),
  };
}

/** Loads the titles of all posts for readers of a language, up to two thousand per call. */
export function archive(language: Language, cursor?: string): Loader<Archive> {
  return {
    key: keyOf('listArchive', { language, cursor }),
    load: (api, signal) =>
      api.posts.GET('/api/v1/posts/archive/', { signal, params: { query: { language, cursor } } }),
  };
}

/** Loads one post in both languages, or in one if it is named; for the editor. */
export function byId(id: string, language?: Language): Loader<Post> {
  return { key: keyOf('getPost', id, { language }), load: (api) => readById(api, id, language) };
}

/** Loads one post by the reference in its address, a slug or an id (docs/behaviour.md, B12). */
export function byReference(reference: string, language?: Language): Loader<Post> {
  return {
    key: keyOf('getPostBySlug', reference, { language }),
    load: (api) => readByReference(api, reference, language),
  };
}

/** Loads a page of a face by the slug in its address, current or former. */
export function pageBySlug(slug: string, face: Face, language?: Language): Loader<Post> {
  const query = { language, page_face: face };
  return {
    key: keyOf('getPostBySlug', slug, query),
    load: (api) => api.posts.GET('/api/v1/posts/slug/{slug}/', { params: { path: { slug }, query } }),
  };
}

/** Loads the post of a preview link; no account is needed. */
export function shared(token: string, language?: Language): Loader<Post> {
  return {
    key: keyOf('getSharedPost', token, { language }),
    load: (api) =>
      api.posts.GET('/api/v1/preview-links/{token}/', { params: { path: { token }, query: { language } } }),
  };
}

async function readByReference(api: Api, reference: string, language?: Language): Promise<Result<Post>> {
  if (classifyPostReference(reference) === 'id') return readById(api, reference, language);
  const bySlug = await api.posts.GET('/api/v1/posts/slug/{slug}/', {
    params: { path: { slug: reference }, query: { language } },
  });
  // A UUID counts as a slug because of its hyphens, so it is also looked up as an id (docs/behaviour.md, B12).
  return isMissing(bySlug) && isUuid(reference) ? readById(api, reference, language) : bySlug;
}

function readById(api: Api, id: string, language?: Language): Promise<Result<Post>> {
  return api.posts.GET('/api/v1/posts/{id}/', { params: { path: { id }, query: { language } } });
}

function isMissing(result: Result<Post>): boolean {
  return !result.ok && result.error.kind === 'http' && result.error.status === 404;
}
