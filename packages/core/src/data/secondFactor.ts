import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, Loader, Invalidation, Write } from './resource.ts';
import type { RecoveryCodes, SecondFactor, TotpCreate, TotpOptions } from './types.ts';

/** Loads the state of two-step sign-in of the current user. */
export function state(): Loader<SecondFactor> {
  return { key: keyOf('getSecondFactor'), load: (api) => api.auth.GET('/api/v1/second-factor/') };
}

// The list of accounts shows who uses two-step sign-in.
const invalidates = (): Invalidation[] => invalidateAll('getSecondFactor', 'listUsers', 'getUser');

/** Enables two-step sign-in with passkeys only. */
export const enable: Write<void, RecoveryCodes> = {
  name: 'enableSecondFactor',
  run: (api) => api.auth.POST('/api/v1/second-factor/'),
  invalidates,
};

/** Disables two-step sign-in and its recovery codes. */
export const disable: Write<void, undefined> = {
  name: 'disableSecondFactor',
  run: (api) => api.auth.DELETE('/api/v1/second-factor/'),
  invalidates,
};

/** Returns the data for an authenticator app; nothing is stored before `enableTotp`. */
export const totpOptions: Write<void, TotpOptions> = {
  name: 'createTotpOptions',
  run: (api) => api.auth.POST('/api/v1/second-factor/totp/options/'),
  invalidates: () => [],
};

/** Connects the authenticator app that shows this code and enables two-step sign-in. */
export const enableTotp: Write<TotpCreate, RecoveryCodes> = {
  name: 'enableTotp',
  run: (api, body) => api.auth.POST('/api/v1/second-factor/totp/', { body }),
  invalidates,
};

/** Disconnects the authenticator app; without a passkey this disables two-step sign-in. */
export const removeTotp: Write<void, undefined> = {
  name: 'removeTotp',
  run: (api) => api.auth.DELETE('/api/v1/second-factor/totp/'),
  invalidates,
};

/** Creates new recovery codes; the former ones become invalid. */
export const createRecoveryCodes: Write<void, RecoveryCodes> = {
  name: 'createRecoveryCodes',
  run: (api) => api.auth.POST('/api/v1/second-factor/recovery-codes/'),
  invalidates: () => invalidateAll('getSecondFactor'),
};

/** Disables two-step sign-in of another account that has lost every second factor. */
export const reset: Write<OfItem, undefined> = {
  name: 'resetSecondFactor',
  run: (api, { id }) => api.auth.DELETE('/api/v1/users/{id}/second-factor/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listUsers', 'getUser'),
};
