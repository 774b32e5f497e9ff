/** The daily copies of the whole site; owners and superusers see them. */
import { keyOf, invalidateAll } from './resource.ts';
import type { Loader, Write } from './resource.ts';
import type { Backups } from './types.ts';

/** How they stand, as the last attempt has left them. */
export function state(): Loader<Backups> {
  return { key: keyOf('getBackups'), load: (api) => api.posts.GET('/api/v1/backups/') };
}

/** Says that the doubtful copy of a day rightly holds less. */
export const accept: Write<{ day: string }, Backups> = {
  name: 'acceptBackup',
  run: (api, body) => api.posts.POST('/api/v1/backups/accept/', { body }),
  invalidates: () => invalidateAll('getBackups'),
};
