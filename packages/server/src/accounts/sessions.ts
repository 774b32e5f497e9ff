import { randomUUID } from 'node:crypto';
import type { Caller } from '../contract/handler.ts';
import type { Database } from '../db/schema.ts';
import type { SessionTable } from '../db/schema/accounts.ts';
import type { Place } from '../paging.ts';
import { afterCursor } from '../db/text.ts';
import { hashToken, makeToken, refreshMilliseconds } from './tokens.ts';

/** The caller of a live session of an active account; null otherwise, from the very next request after an end. */
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

/** Opens a session; the refresh token is told here and never again. */
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

/** Marks the session of a refresh token as used; null when it has ended or its account is not active. */
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

export async function listSessionRows(
  db: Database,
  page: { userId: string; now: number; limit: number; after: Place | null },
): Promise<{ rows: SessionTable[]; total: number }> {
  const live = db
    .selectFrom('sessions')
    .where('user_id', '=', page.userId)
    .where('expires_at', '>', page.now);
  const { after } = page;
  let query = live.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(page.limit);
  if (after) query = query.where(afterCursor(['created_at', 'id'], after, '<'));
  const { total } = await live.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: await query.execute(), total };
}

/** The person of a session has shown who they are once more. */
export async function confirm(trx: Database, sessionId: string, now: number): Promise<void> {
  await trx.updateTable('sessions').set({ confirmed_at: now }).where('id', '=', sessionId).execute();
}

export async function endSession(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function endSessionOfToken(db: Database, userId: string, refreshToken: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('refresh_hash', '=', hashToken(refreshToken))
    .where('user_id', '=', userId)
    .execute();
}

export async function removeEndedSessions(db: Database, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
