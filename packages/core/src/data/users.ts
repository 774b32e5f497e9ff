import { withProgress } from '../api/progress.ts';
import { keyOf, invalidateAll } from './resource.ts';
import type { ItemBody, ItemFile, OfItem, QueryOf, Loader, Invalidation, Write } from './resource.ts';
import type { PasswordReset, User, UserCreate, UserList, UserUpdate } from './types.ts';

/** Loads a page of accounts. */
export function list(query: QueryOf<'listUsers'> = {}): Loader<UserList> {
  return {
    key: keyOf('listUsers', query),
    load: (api, signal) => api.auth.GET('/api/v1/users/', { signal, params: { query } }),
  };
}

/** Loads one account. */
export function byId(id: string): Loader<User> {
  return {
    key: keyOf('getUser', { id }),
    load: (api, signal) => api.auth.GET('/api/v1/users/{id}/', { signal, params: { path: { id } } }),
  };
}

// Posts contain the name and photo of their author.
const lists = ['listUsers', 'listPosts', 'getPost', 'getPostBySlug'] as const;
const invalidates = (): Invalidation[] => invalidateAll(...lists, 'getUser');

/** Creates an account. */
export const create: Write<UserCreate, User> = {
  name: 'createUser',
  run: (api, body) => api.auth.POST('/api/v1/users/', { body }),
  invalidates: () => invalidateAll('listUsers'),
};

/** Updates an account. */
export const update: Write<ItemBody<UserUpdate>, User> = {
  name: 'updateUser',
  run: (api, { id, body }) => api.auth.PATCH('/api/v1/users/{id}/', { params: { path: { id } }, body }),
  invalidates,
};

/** Deletes an account. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteUser',
  run: (api, { id }) => api.auth.DELETE('/api/v1/users/{id}/', { params: { path: { id } } }),
  // Not the account itself: the screen that deletes it would load it again, and it is not there.
  invalidates: () => invalidateAll(...lists),
};

/** Resets a password and ends the other sign-ins of the account. The user's own account needs `current_password`. */
export const resetPassword: Write<ItemBody<PasswordReset>, undefined> = {
  name: 'resetPassword',
  run: (api, { id, body }) =>
    api.auth.PATCH('/api/v1/users/{id}/reset-password/', { params: { path: { id } }, body }),
  invalidates: () => invalidateAll('listSessions'),
};

/** Stores the photo of an account. */
export const uploadPhoto: Write<ItemFile, User> = {
  name: 'uploadUserPhoto',
  run: (api, { id, file, onProgress }) =>
    api.auth.PATCH('/api/v1/users/{id}/photo/', {
      params: { path: { id } },
      body: { file },
      ...withProgress(onProgress),
    }),
  invalidates,
};

/** Removes the photo of an account. */
export const removePhoto: Write<OfItem, User> = {
  name: 'deleteUserPhoto',
  run: (api, { id }) => api.auth.DELETE('/api/v1/users/{id}/photo/', { params: { path: { id } } }),
  invalidates,
};
