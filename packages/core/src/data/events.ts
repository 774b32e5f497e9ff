/** Who did what, when and from where; owners and superusers see it. */
import { keyOf, invalidateAll } from './resource.ts';
import type { QueryOf, Loader, Write } from './resource.ts';
import type { EventList, SecurityEvents, SecuritySeen } from './types.ts';

export function list(query: QueryOf<'listEvents'> = {}): Loader<EventList> {
  return {
    key: keyOf('listEvents', query),
    load: (api) => api.auth.GET('/api/v1/events/', { params: { query } }),
  };
}

/** What touched the safety of the own account, or of the site, since it was last looked at. */
export function security(): Loader<SecurityEvents> {
  return { key: keyOf('listSecurityEvents'), load: (api) => api.auth.GET('/api/v1/security-events/') };
}

/** All of it until then was looked at. */
export const seeSecurity: Write<SecuritySeen, undefined> = {
  name: 'seeSecurityEvents',
  run: (api, body) => api.auth.POST('/api/v1/security-events/seen/', { body }),
  invalidates: () => invalidateAll('listSecurityEvents'),
};

/** The log as a file; it leaves an event. */
export const exportFile: Write<QueryOf<'exportEvents'>, Blob> = {
  name: 'exportEvents',
  run: (api, query) => api.auth.GET('/api/v1/events/export/', { params: { query }, parseAs: 'blob' }),
  invalidates: () => invalidateAll('listEvents'),
};
