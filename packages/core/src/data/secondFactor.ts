import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, Loader, Invalidation, Write } from './resource.ts';
import type { RecoveryCodes, SecondFactor, TotpCreate, TotpOptions } from './types.ts';

/** Two-step sign-in of the current user. */
export function state(): Loader<SecondFactor> {
  return { key: keyOf('getSecondFactor'), load: (api) => api.auth.GET('/api/v1/second-factor/') };
}

// The list of accounts shows who has it.
const touches = (): Invalidation[] => invalidateAll('getSecondFactor', 'listUsers');

/** Turns it on with passkeys alone. */
export const enable: Write<void, RecoveryCodes> = {
  name: 'enableSecondFactor',
  run: (api) => api.auth.POST('/api/v1/second-factor/'),
  invalidates: touches,
};

/** Turns it off; recovery codes end. */
export const disable: Write<void, undefined> = {
  name: 'disableSecondFactor',
  run: (api) => api.auth.DELETE('/api/v1/second-factor/'),
  invalidates: touches,
};

/** What an authenticator app needs; kept by nobody until `enableTotp`. */
export const totpOptions: Write<void, TotpOptions> = {
  name: 'createTotpOptions',
  run: (api) => api.auth.POST('/api/v1/second-factor/totp/options/'),
  invalidates: () => [],
};

/** Connects the app that shows this code, and turns two-step sign-in on where it was off. */
export const enableTotp: Write<TotpCreate, RecoveryCodes> = {
  name: 'enableTotp',
  run: (api, body) => api.auth.POST('/api/v1/second-factor/totp/', { body }),
  invalidates: touches,
};

/** Disconnects the app; where no passkey is left, two-step sign-in is off. */
export const removeTotp: Write<void, undefined> = {
  name: 'removeTotp',
  run: (api) => api.auth.DELETE('/api/v1/second-factor/totp/'),
  invalidates: touches,
};

/** Makes new codes; those from before end. */
export const createRecoveryCodes: Write<void, RecoveryCodes> = {
  name: 'createRecoveryCodes',
  run: (api) => api.auth.POST('/api/v1/second-factor/recovery-codes/'),
  invalidates: () => invalidateAll('getSecondFactor'),
};

/** For another account that has lost every way of the second step. */
export const reset: Write<OfItem, undefined> = {
  name: 'resetSecondFactor',
  run: (api, { id }) => api.auth.DELETE('/api/v1/users/{id}/second-factor/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listUsers'),
};
