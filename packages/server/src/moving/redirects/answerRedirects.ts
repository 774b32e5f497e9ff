import { addressOfFace, chooseFace, keepDomain, resolve, type FaceHosts } from '@janus-site/core';
import { ProblemError } from '../../errors.ts';
import type { Database } from '../../db/schema.ts';
import { visibleTo } from '../../routes/posts/answer.ts';
import { postRowBySlug, requireFace, translationsOf } from '../../routes/posts/store.ts';
import { redirectPath } from './path.ts';

export interface RedirectOptions {
  db: Database;
  settings: { hosts: FaceHosts; originScheme: 'http' | 'https' };
  now(): number;
  onError(error: unknown): void;
}

export interface Redirects {
  /** Answers with 301 where an address that leads nowhere here was one of another site; null for any other. */
  answer(request: Request): Promise<Response | null>;
  /** Writes the counts down. */
  flush(): Promise<void>;
}

/** Milliseconds: a visit of a stranger is not a write each time. */
const flushAfter = 10_000;

/** Whether an address is of nothing but the number that WordPress knew a post by. */
export function asksByNumber({ method, url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return method === 'GET' && pathname === '/' && redirectPath(pathname + search) !== null;
}

/** Old addresses of posts; of a post that visitors cannot read none tells. */
export function createRedirects({ db, settings, now, onError }: RedirectOptions): Redirects {
  const hits = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  async function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const counted = [...hits];
    hits.clear();
    for (const [path, count] of counted)
      await db
        .updateTable('redirects')
        .set((eb) => ({ hits: eb('hits', '+', count) }))
        .where('from_path', '=', path)
        .execute();
  }

  function count(path: string): void {
    hits.set(path, (hits.get(path) ?? 0) + 1);
    timer ??= setTimeout(() => void flush().catch(onError), flushAfter).unref();
  }

  async function isReadable(path: string): Promise<boolean> {
    const host = settings.hosts.blog[0] ?? 'blog.localhost';
    const target = resolve({ host, path, search: '' }, { ...settings.hosts, blog: [host] });
    if (target.kind !== 'page') return false;
    if (target.route !== 'post') return true;
    try {
      const post = requireFace(await postRowBySlug(db, String(target.params['slug'])), null);
      return visibleTo(await translationsOf(db, post.id), { now: now(), withSource: false }).length > 0;
    } catch (error) {
      if (error instanceof ProblemError) return false;
      throw error;
    }
  }

  return {
    flush,
    async answer(request) {
      const { pathname, search, searchParams, host } = new URL(request.url);
      const path = redirectPath(pathname + search);
      if (request.method !== 'GET' || path === null || path === '') return null;
      const row = await db
        .selectFrom('redirects')
        .select(['from_path', 'to_path'])
        .where('from_path', '=', path)
        .executeTakeFirst();
      if (!row || !(await isReadable(row.to_path))) return null;
      count(row.from_path);
      const { hosts, originScheme: scheme } = settings;
      const { face, domain } = chooseFace(host, searchParams.get('domain'), hosts);
      const target = encodeURI(row.to_path);
      const location =
        face === 'blog' ? keepDomain(target, domain) : addressOfFace('blog', target, { host, scheme, hosts });
      return new Response(null, { status: 301, headers: { location } });
    },
  };
}
