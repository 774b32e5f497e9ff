import type { Database } from '../../db/schema.ts';
import { isOwnPath, redirectPath } from './path.ts';

export interface Redirect {
  from: string;
  to: string;
  by: 'import' | 'hand';
}

/** Why a redirect is not made; `kept` is one that is there already. */
export type RedirectOutcome = 'taken' | 'kept' | 'own' | 'loop' | 'malformed';

/** Makes a redirect of an old address to a path of the blog. */
export async function addRedirect(
  trx: Database,
  { from, to, by }: Redirect,
  now: number,
): Promise<RedirectOutcome> {
  const path = redirectPath(from);
  const target = redirectPath(to);
  if (path === null || path === '' || target === null) return 'malformed';
  if (isOwnPath(path)) return 'own';
  // an address that leads on to an old one, or to itself, could lead round in a ring
  const chained = await trx
    .selectFrom('redirects')
    .select('from_path')
    .where((eb) => eb.or([eb('from_path', '=', target), eb('to_path', '=', path)]))
    .executeTakeFirst();
  if (chained || target === path) return 'loop';
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('redirects')
    .values({ from_path: path, to_path: target, created_by: by, created_at: now })
    .onConflict((conflict) => conflict.column('from_path').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? 'taken' : 'kept';
}

/** Every redirect, in one order on both engines. */
export async function listRedirects(db: Database): Promise<Redirect[]> {
  const rows = await db.selectFrom('redirects').selectAll().execute();
  return rows
    .map(({ from_path, to_path, created_by }) => ({ from: from_path, to: to_path, by: created_by }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
