import { addressOfFace, chooseFace, keepDomain, type FaceHosts } from '@janus-site/core';
import { liveRedirects } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { RedirectTable } from '../../db/schema/upkeep.ts';
import { contentAt } from './content.ts';
import { isOwnHost } from '../shared/isOwnHost.ts';
import { isElsewhere, redirectPath } from './path.ts';

export interface RedirectOptions {
  db: Database;
  settings: { hosts: FaceHosts; originScheme: 'http' | 'https' };
  now(): number;
  onError(error: unknown): void;
}

export interface Redirects {
  /** Responds with 301 to an address without content that has a redirect; null for any other. */
  answer(request: Request): Promise<Response | null>;
  /** Writes the counts; those that could not be written are kept for the next time. */
  flush(): Promise<void>;
}

/** Milliseconds: not every visit of a stranger causes a write. */
const flushAfter = 10_000;

/** Whether an address is only a WordPress post number. */
export function asksByNumber({ method, url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return method === 'GET' && pathname === '/' && redirectPath(pathname + search) !== null;
}

type Target = Pick<RedirectTable, 'face' | 'to_path'>;

/** Null if it would lead back to the site, bypassing its rules. */
function locationOf(
  { face, to_path }: Target,
  url: URL,
  settings: RedirectOptions['settings'],
): string | null {
  const { hosts, originScheme: scheme } = settings;
  if (isElsewhere(to_path)) {
    const { host, href } = new URL(to_path);
    return isOwnHost(host, hosts) || host === url.host ? null : href;
  }
  const { pathname, search, hash } = new URL(to_path, 'https://x');
  const asked = chooseFace(url.host, url.searchParams.get('domain'), hosts);
  const address =
    asked.face === face
      ? keepDomain(pathname, asked.domain)
      : addressOfFace(face, pathname, { host: url.host, scheme, hosts });
  return address + (address.includes('?') ? search.replace('?', '&') : search) + hash;
}

interface Hits {
  count: number;
  last: number;
}

/** Serves redirects of old addresses; one to a post that visitors cannot read behaves as if neither existed. */
export function createRedirects({ db, settings, now, onError }: RedirectOptions): Redirects {
  const hits = new Map<string, Hits>();
  let timer: NodeJS.Timeout | null = null;
  let flight: Promise<void> = Promise.resolve();

  /** Waits for a write under way, so that the database is not closed before its end. */
  function flush(): Promise<void> {
    const next = flight.then(write);
    flight = next.catch(() => undefined);
    return next;
  }

  async function write(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const ids = [...hits.keys()];
    for (const id of ids) {
      // Read only now: visits may have arrived during the writes before.
      const hit = hits.get(id);
      if (!hit) continue;
      hits.delete(id);
      try {
        await db
          .updateTable('redirects')
          .set((eb) => ({ hits: eb('hits', '+', hit.count), last_hit_at: hit.last }))
          .where('id', '=', id)
          .execute();
      } catch (error) {
        add(id, hit);
        throw error;
      }
    }
  }

  function add(id: string, { count, last }: Hits): void {
    const hit = hits.get(id);
    hits.set(id, { count: (hit?.count ?? 0) + count, last: Math.max(hit?.last ?? 0, last) });
  }

  function flushLater(): void {
    const retry = (error: unknown): void => {
      onError(error);
      flushLater();
    };
    timer ??= setTimeout(() => void flush().catch(retry), flushAfter).unref();
  }

  return {
    flush,
    async answer(request) {
      const url = new URL(request.url);
      const path = redirectPath(url.pathname + url.search);
      if (request.method !== 'GET' || path === null || path === '') return null;
      const row = await liveRedirects(db)
        .select(['id', 'face', 'to_path'])
        .where('from_path', '=', path)
        .executeTakeFirst();
      if (!row || (await contentAt(db, row.face, row.to_path, now())) !== 'shown') return null;
      const location = locationOf(row, url, settings);
      if (location === null) return null;
      add(row.id, { count: 1, last: now() });
      flushLater();
      return new Response(null, { status: 301, headers: { location } });
    },
  };
}
