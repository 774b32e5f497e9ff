import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, Loader, Write } from './resource.ts';
import type { Passkey, PasskeyCreate, PasskeyList, PasskeyOptions } from './types.ts';

/** Loads the passkeys of the current user. */
export function list(): Loader<PasskeyList> {
  return { key: keyOf('listPasskeys'), load: (api) => api.auth.GET('/api/v1/passkeys/') };
}

/** Returns the options for `navigator.credentials.create`. */
export const creationOptions: Write<void, PasskeyOptions> = {
  name: 'createPasskeyOptions',
  run: (api) => api.auth.POST('/api/v1/passkeys/options/'),
  invalidates: () => [],
};

/** Stores a passkey that the browser has created. */
export const create: Write<PasskeyCreate, Passkey> = {
  name: 'createPasskey',
  run: (api, body) => api.auth.POST('/api/v1/passkeys/', { body }),
  invalidates: () => invalidateAll('listPasskeys'),
};

/** Deletes a passkey. */
export const remove: Write<OfItem, undefined> = {
  name: 'deletePasskey',
  run: (api, { id }) => api.auth.DELETE('/api/v1/passkeys/{id}/', { params: { path: { id } } }),
  // Deleting the last passkey disables two-step sign-in if there is no authenticator app.
  invalidates: () => invalidateAll('listPasskeys', 'getSecondFactor', 'listUsers', 'getUser'),
};

/** Returns the options for `navigator.credentials.get`; `session.login` takes the result. */
export const signInOptions: Write<void, PasskeyOptions> = {
  name: 'createSignInOptions',
  run: (api) => api.auth.POST('/api/v1/passkeys/sign-in/options/'),
  invalidates: () => [],
};
