import { randomUUID } from 'node:crypto';
import type { Caller } from '../contract/handler.ts';
import type { Database } from '../db/schema.ts';
import type { SessionTable } from '../db/schema/accounts.ts';
import type { Place } from '../paging.ts';
import { afterCursor } from '../db/text.ts';
import { hashToken, makeToken, refreshMilliseconds } from './tokens.ts';

/** Returns the caller of a live session of an active account; null otherwise, from the first request after it ends. */
export async function findCaller(
  db: Database,
  userId: string,
  sessionId: string,
  now: number,
): Promise<Caller | null> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.is_superuser', 'user_roles.name as role'])
    .select('sessions.confirmed_at')
    .where('sessions.id', '=', sessionId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .execute();
  const [first] = rows;
  if (!first) return null;
  return {
    id: first.id,
    username: first.username,
    sessionId,
    confirmedAt: first.confirmed_at,
    isSuperuser: first.is_superuser === 1,
    roles: rows.flatMap((row) => (row.role === null ? [] : [row.role])),
  };
}

export interface SessionStart {
  userId: string;
  userAgent: string;
  address: string;
  now: number;
}

/** Starts a session; the refresh token is returned here and stored nowhere. */
export async function startSession(
  db: Database,
  start: SessionStart,
): Promise<{ sessionId: string; refreshToken: string }> {
  const sessionId = randomUUID();
  const refreshToken = makeToken();
  await db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: start.userId,
      refresh_hash: hashToken(refreshToken),
      created_at: start.now,
      last_used_at: start.now,
      expires_at: start.now + refreshMilliseconds,
      confirmed_at: start.now,
      user_agent: start.userAgent.slice(0, 300),
      address: start.address.slice(0, 100),
    })
    .execute();
  return { sessionId, refreshToken };
}

/** Marks the session of a refresh token as used; null if it has ended or its account is not active. */
export async function useSession(
  db: Database,
  refreshToken: string,
  now: number,
): Promise<{ userId: string; sessionId: string } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id'])
    .where('sessions.refresh_hash', '=', hashToken(refreshToken))
    .where('sessions.expires_at', '>', now)
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', row.id).execute();
  return { userId: row.user_id, sessionId: row.id };
}

export interface SignInRow extends SessionTable {
  /** The sessions it was handed over to, the latest first. */
  handedOver: SessionTable[];
}

/** Returns the sign-ins of an account, each with the sessions that were handed over from it. */
export async function listSessionRows(
  db: Database,
  page: { userId: string; now: number; limit: number; after: Place | null },
): Promise<{ rows: SignInRow[]; total: number }> {
  const live = db
    .selectFrom('sessions')
    .where('user_id', '=', page.userId)
    .where('expires_at', '>', page.now);
  const signIns = live.where('handed_from', 'is', null);
  const { after } = page;
  let query = signIns.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit);
  if (after) query = query.where(afterCursor(['created_at', 'id'], after, '<'));
  const { total } = await signIns
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query.execute();
  const ids = rows.map(({ id }) => id);
  const others = await (ids.length === 0
    ? []
    : live.selectAll().where('handed_from', 'in', ids).orderBy('created_at', 'desc').execute());
  const handedOver = (id: string) => others.filter(({ handed_from }) => handed_from === id);
  return { rows: rows.map((row) => ({ ...row, handedOver: handedOver(row.id) })), total };
}

/** Returns the id of the sign-in of a session: the session it was handed over from, or its own. */
export async function signInOf(db: Database, sessionId: string): Promise<string> {
  const row = await db
    .selectFrom('sessions')
    .select('handed_from')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.handed_from ?? sessionId;
}

/** Notes that the user of a session has confirmed their identity again. */
export async function confirm(trx: Database, sessionId: string, now: number): Promise<void> {
  await trx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}

/** Ends a sign-in with all sessions handed over from it, by the id or the refresh token of any of them. */
async function endSignIn(
  db: Database,
  userId: string,
  named: { id: string } | { refresh_hash: string },
): Promise<boolean> {
  const [column, value] =
    'id' in named ? (['id', named.id] as const) : (['refresh_hash', named.refresh_hash] as const);
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sessions as named')
        .select((one) => one.fn.coalesce('named.handed_from', 'named.id').as('id'))
        .where(`named.${column}`, '=', value),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  return endSignIn(db, userId, { id: sessionId });
}

export async function endSessionOfToken(db: Database, userId: string, refreshToken: string): Promise<void> {
  await endSignIn(db, userId, { refresh_hash: hashToken(refreshToken) });
}

export async function removeEndedSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
