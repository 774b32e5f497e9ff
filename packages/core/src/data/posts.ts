import type { Api } from '../api/createApi.ts';
import type { Result } from '../api/result.ts';
import type { Language } from '../route/faces.ts';
import { classifyPostReference, isUuid } from '../route/postReference.ts';
import { keyOf, touchAll } from './resource.ts';
import type { ItemBody, OfItem, QueryOf, Read, Touch, Write } from './resource.ts';
import type { Post, PostCreate, PostList, PostUpdate, Preview, PreviewRequest } from './types.ts';

export * from './alikePosts.ts';
export * from './postHistory.ts';

export function list(query: QueryOf<'listPosts'> = {}): Read<PostList> {
  return {
    key: keyOf('listPosts', query),
    load: (api) => api.posts.GET('/api/v1/posts/', { params: { query } }),
  };
}

/** What visitors see, in one language; the other translation stands in where this one is missing. */
export function published(
  language: Language,
  query: Omit<QueryOf<'listPosts'>, 'language' | 'status'> = {},
): Read<PostList> {
  return list({ ...query, language });
}

/** One post in both languages, unless a language is named; what the editor reads. */
export function byId(id: string, language?: Language): Read<Post> {
  return { key: keyOf('getPost', id, { language }), load: (api) => readById(api, id, language) };
}

/** One post by what stands in its address: a slug or an id (specification, section 5). */
export function byReference(reference: string, language?: Language): Read<Post> {
  return {
    key: keyOf('getPostBySlug', reference, { language }),
    load: (api) => readByReference(api, reference, language),
  };
}

async function readByReference(api: Api, reference: string, language?: Language): Promise<Result<Post>> {
  if (classifyPostReference(reference) === 'id') return readById(api, reference, language);
  const bySlug = await api.posts.GET('/api/v1/posts/slug/{slug}/', {
    params: { path: { slug: reference }, query: { language } },
  });
  // By the letter a UUID is a slug, because of its hyphens; ids would lead nowhere without this second look.
  return isMissing(bySlug) && isUuid(reference) ? readById(api, reference, language) : bySlug;
}

function readById(api: Api, id: string, language?: Language): Promise<Result<Post>> {
  return api.posts.GET('/api/v1/posts/{id}/', { params: { path: { id }, query: { language } } });
}

function isMissing(result: Result<Post>): boolean {
  return !result.ok && result.error.kind === 'http' && result.error.status === 404;
}

// A post's neighbours and related posts carry its title, so every read of a post may be wrong.
const touches = (): Touch[] => touchAll('listPosts', 'getPost', 'getPostBySlug', 'search');

export const create: Write<PostCreate, Post> = {
  name: 'createPost',
  run: (api, body) => api.posts.POST('/api/v1/posts/', { body }),
  touches,
};

/** A translation sent with a stale `revision` is refused with 409 and the post as it is now. */
export const update: Write<ItemBody<PostUpdate>, Post> = {
  name: 'updatePost',
  run: (api, { id, body }) => api.posts.PATCH('/api/v1/posts/{id}/', { params: { path: { id } }, body }),
  touches,
};

export const remove: Write<OfItem, undefined> = {
  name: 'deletePost',
  run: (api, { id }) => api.posts.DELETE('/api/v1/posts/{id}/', { params: { path: { id } } }),
  touches: () => [...touches(), { operation: 'listDeletedPosts' }],
};

/** Markdown in, the HTML of the page out; changes nothing. */
export const preview: Write<PreviewRequest, Preview> = {
  name: 'previewPost',
  run: (api, body) => api.posts.POST('/api/v1/posts/preview/', { body }),
  touches: () => [],
};
