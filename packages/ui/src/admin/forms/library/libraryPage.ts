import type { Loader, MediaList } from '@janus-site/core';
import { media } from '@janus-site/core';

export interface LibraryConditions {
  q: string;
  /** Only what nothing uses. */
  isUnusedOnly?: boolean | undefined;
}

/** Loads the sixty files of the library from a cursor on; the first ones by default. */
export function libraryPage({ q, isUnusedOnly }: LibraryConditions, cursor = ''): Loader<MediaList> {
  return media.list({
    limit: 60,
    ...(q ? { q } : {}),
    ...(isUnusedOnly ? { state: 'unused' } : {}),
    ...(cursor ? { cursor } : {}),
  });
}
