import type { ClientError } from '@janus-site/core';
import { search } from '@janus-site/core';
import { useRead } from '../../hooks/useRead.ts';

/** The routes whose list is whole in the browser, and is searched by the service. */
export type ItemsRoute = 'projectsAdmin' | 'experiencesAdmin';

const kinds = { projectsAdmin: 'project', experiencesAdmin: 'experience' } as const;
const most = 100;

export type FoundItems =
  | { state: 'pending' }
  | { state: 'failed'; error: ClientError; retry(): void }
  /** Null: nothing is looked for, all are there. */
  | { state: 'ready'; ids: ReadonlySet<string> | null };

/** The items of a list that have the words, by the search that knows forms, slips and other names. */
export function useFoundItems(route: ItemsRoute, q: string): FoundItems {
  const read = useRead(q === '' ? null : search.inPanel({ q, kind: kinds[route], limit: most }), {
    keepPrevious: true,
  });
  if (q === '') return { state: 'ready', ids: null };
  if (read.state !== 'ready') return read;
  return { state: 'ready', ids: new Set(read.data.items.map(({ id }) => id)) };
}
