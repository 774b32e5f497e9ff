import type { ClientError } from '@janus-site/core';
import { search } from '@janus-site/core';
import { useRead } from '../../hooks/useRead.ts';

/** The routes whose list is loaded whole but searched by the server. */
export type ItemsRoute = 'projectsAdmin' | 'experiencesAdmin';

const kinds = { projectsAdmin: 'project', experiencesAdmin: 'experience' } as const;
const most = 100;

export type FoundItems =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  /** Null without a search: all items match. */
  | { state: 'ready'; ids: ReadonlySet<string> | null };

/** Finds items of a list with the server's search, which handles word forms, typos and other spellings. */
export function useFoundItems(route: ItemsRoute, q: string): FoundItems {
  const read = useRead(q === '' ? null : search.inPanel({ q, kind: kinds[route], limit: most }), {
    keepPrevious: true,
  });
  if (q === '') return { state: 'ready', ids: null };
  if (read.state !== 'ready') return read;
  return { state: 'ready', ids: new Set(read.data.items.map(({ id }) => id)) };
}
