/** Who did what, when and from where; owners and superusers see it. */
import { keyOf } from './resource.ts';
import type { QueryOf, Read } from './resource.ts';
import type { EventList } from './types.ts';

export function list(query: QueryOf<'listEvents'> = {}): Read<EventList> {
  return {
    key: keyOf('listEvents', query),
    load: (api) => api.auth.GET('/api/v1/events/', { params: { query } }),
  };
}
