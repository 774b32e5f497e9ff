import { keyOf, invalidateAll } from './resource.ts';
import type { OfItem, QueryOf, Loader, Write } from './resource.ts';
import type { Confirmation, Handover, HandoverCreate, SignInList } from './types.ts';

/** Loads the sign-ins of the current user. */
export function list(query: QueryOf<'listSessions'> = {}): Loader<SignInList> {
  return {
    key: keyOf('listSessions', query),
    load: (api, signal) => api.auth.GET('/api/v1/sessions/', { signal, params: { query } }),
  };
}

/** Ends one sign-in. */
export const remove: Write<OfItem, undefined> = {
  name: 'deleteSession',
  run: (api, { id }) => api.auth.DELETE('/api/v1/sessions/{id}/', { params: { path: { id } } }),
  invalidates: () => invalidateAll('listSessions'),
};

/**
 * Confirms the person's identity with the password or a passkey (`passkeys.signInOptions`). For ten minutes this
 * sign-in may then perform calls that were refused with `confirmation_required`.
 */
export const confirm: Write<Confirmation, undefined> = {
  name: 'confirmSession',
  run: (api, body) => api.auth.POST('/api/v1/sessions/confirm/', { body }),
  invalidates: () => [],
};

/** Creates a one-time code that continues this sign-in on the other face. There `session.login` accepts the code. */
export const handOver: Write<HandoverCreate, Handover> = {
  name: 'createHandover',
  run: (api, body) => api.auth.POST('/api/v1/handovers/', { body }),
  invalidates: () => [],
};
