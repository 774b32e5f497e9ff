/** Daily backups of the whole site; for owners and superusers. */
import { keyOf, invalidateAll } from './resource.ts';
import type { Loader, Write } from './resource.ts';
import type { Backups } from './types.ts';

/** Loads the state of the backups as of the last attempt. */
export function state(): Loader<Backups> {
  return { key: keyOf('getBackups'), load: (api) => api.posts.GET('/api/v1/backups/') };
}

/** Accepts a doubtful backup: it contains less because content was deleted on purpose. */
export const accept: Write<{ day: string }, Backups> = {
  name: 'acceptBackup',
  run: (api, body) => api.posts.POST('/api/v1/backups/accept/', { body }),
  invalidates: () => invalidateAll('getBackups'),
};
