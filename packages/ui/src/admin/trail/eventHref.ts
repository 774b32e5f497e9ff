import type { TrailEvent } from '@janus-site/core';
import type { FaceLinks } from '../shared/acrossFaces.ts';
import { acrossFaces } from '../shared/acrossFaces.ts';

const deletions = new Set(['deleted', 'purged', 'account_deleted']);

/** Returns the address for editing an event's object; null if it was deleted or has none. */
export function eventHref(links: FaceLinks, { action, object }: TrailEvent): string | null {
  if (!object || deletions.has(action)) return null;
  const { kind, id } = object;
  if (kind === 'profile') return links.href('profile');
  if (kind === 'site') return links.href('site');
  if (id === null) return null;
  if (kind === 'picture') return links.href('media');
  if (kind === 'post') return acrossFaces(links, 'blog', 'editPost', { params: { id } });
  if (kind === 'project') return links.href('projectsAdmin', { query: { edit: id } });
  if (kind === 'experience') return links.href('experiencesAdmin', { query: { edit: id } });
  if (kind === 'career' || kind === 'cv_version') return links.href('resumeAdmin', { query: { edit: id } });
  return kind === 'account' ? links.href('users', { query: { edit: id } }) : null;
}
