import type { Loader, MediaList } from '@janus-site/core';
import { media } from '@janus-site/core';

export interface LibraryConditions {
  q: string;
  /** Only unused files. */
  isUnusedOnly?: boolean | undefined;
}

/** Loads sixty files of the library from a cursor on; by default the first ones. */
export function libraryPage({ q, isUnusedOnly }: LibraryConditions, cursor = ''): Loader<MediaList> {
  return media.list({
    limit: 60,
    ...(q ? { q } : {}),
    ...(isUnusedOnly ? { state: 'unused' } : {}),
    ...(cursor ? { cursor } : {}),
  });
}
