import type { TrailEvent } from '@janus-site/core';
import { acrossFaces } from '../shared/acrossFaces.ts';
import type { UiHost } from '../../hooks/host.ts';

const gone = new Set(['deleted', 'purged', 'account_deleted']);

/** Where the thing of an event is worked on; null where there is none any more, or none of its own. */
export function eventHref(host: UiHost, { action, object }: TrailEvent): string | null {
  if (!object || gone.has(action)) return null;
  const { kind, id } = object;
  if (kind === 'profile') return host.href('profile');
  if (id === null) return null;
  if (kind === 'post') return acrossFaces(host, 'blog', 'editPost', { params: { id } });
  if (kind === 'project') return host.href('projectsAdmin', { query: { edit: id } });
  if (kind === 'experience') return host.href('experiencesAdmin', { query: { edit: id } });
  return kind === 'account' ? host.href('users', { query: { edit: id } }) : null;
}
