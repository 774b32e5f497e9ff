import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, Loader, Write } from './resource.ts';
import type { AccessTokenCreate, AccessTokenList, NewAccessToken } from './types.ts';

/** Loads the access tokens that the current user has created for programs. */
export function list(): Loader<AccessTokenList> {
  return { key: keyOf('listAccessTokens'), load: (api) => api.auth.GET('/api/v1/access-tokens/') };
}

/** Creates an access token. Only this result contains the token itself. */
export const create: Write<AccessTokenCreate, NewAccessToken> = {
  name: 'createAccessToken',
  run: (api, body) => api.auth.POST('/api/v1/access-tokens/', { body }),
  invalidates: () => invalidateAll('listAccessTokens'),
};

/** Revokes an access token. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteAccessToken',
  run: (api, { id }) => api.auth.DELETE('/api/v1/access-tokens/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listAccessTokens'),
};
