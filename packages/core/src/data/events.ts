/** The activity log: who did what, when and from where; for owners and superusers. */
import { keyOf, invalidateAll } from './resource.ts';
import type { QueryOf, Loader, Write } from './resource.ts';
import type { EventList, SecurityEvents, SecuritySeen } from './types.ts';

/** Loads a page of events. */
export function list(query: QueryOf<'listEvents'> = {}): Loader<EventList> {
  return {
    key: keyOf('listEvents', query),
    load: (api, signal) => api.auth.GET('/api/v1/events/', { signal, params: { query } }),
  };
}

/** Loads the security events of the user's own account and of the site since they were last marked as seen. */
export function security(): Loader<SecurityEvents> {
  return { key: keyOf('listSecurityEvents'), load: (api) => api.auth.GET('/api/v1/security-events/') };
}

/** Marks the security events up to a time as seen. */
export const seeSecurity: Write<SecuritySeen, undefined> = {
  name: 'seeSecurityEvents',
  run: (api, body) => api.auth.POST('/api/v1/security-events/seen/', { body }),
  invalidates: () => invalidateAll('listSecurityEvents'),
};

/** Exports the log as a file. The export itself is logged. */
export const exportFile: Write<QueryOf<'exportEvents'>, Blob> = {
  name: 'exportEvents',
  run: (api, query) => api.auth.GET('/api/v1/events/export/', { params: { query }, parseAs: 'blob' }),
  invalidates: () => invalidateAll('listEvents'),
};
