import { randomUUID } from 'node:crypto';
import type { Caller } from '../../contract/handler.ts';
import type { Database } from '../../db/schema.ts';
import type { AccessTokenTable } from '../../db/schema/accounts.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { hashToken } from '../tokens.ts';
import type { Scope } from './scopes.ts';
import { isWellFormed, makeAccessToken } from './secret.ts';

const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** Maximum per account. */
export const mostAccessTokens = 50;

/** Returns whether the account may have one more; call it in the transaction that adds it. */
export async function hasRoomForToken(trx: Database, userId: string): Promise<boolean> {
  await takeTurn(trx, 'access_tokens');
  return (await listAccessTokenRows(trx, userId)).length < mostAccessTokens;
}

export interface NewAccessToken {
  userId: string;
  name: string;
  scopes: readonly Scope[];
  /** Null if it is valid until revoked. */
  days: number | null;
  now: number;
}

/** Creates a personal access token; the token itself is returned here and stored nowhere. */
export async function addAccessToken(
  trx: Database,
  { userId, name, scopes, days, now }: NewAccessToken,
): Promise<{ row: AccessTokenTable; token: string }> {
  const token = makeAccessToken();
  const row: AccessTokenTable = {
    id: randomUUID(),
    user_id: userId,
    name,
    token_hash: hashToken(token),
    scopes: JSON.stringify(scopes),
    created_at: now,
    expires_at: days === null ? null : now + days * day,
    last_used_at: null,
  };
  await trx.insertInto('access_tokens').values(row).execute();
  return { row, token };
}

/** Returns the scopes of a row, which only this program writes. */
export function scopesOf({ scopes }: Pick<AccessTokenTable, 'scopes'>): Scope[] {
  return JSON.parse(scopes) as Scope[];
}

export function listAccessTokenRows(db: Database, userId: string): Promise<AccessTokenTable[]> {
  return db
    .selectFrom('access_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Removes an access token of the account; null if it has none with this id. */
export async function removeAccessToken(
  trx: Database,
  userId: string,
  id: string,
): Promise<AccessTokenTable | null> {
  const row = await trx
    .deleteFrom('access_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Removes all access tokens of an account that is reset after a theft. */
export async function removeAccessTokensOf(trx: Database, userId: string): Promise<void> {
  await trx.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}

/** Removes tokens expired for a month; until then their owner sees them. */
export async function removeOldAccessTokens(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('access_tokens')
    .where('expires_at', '<=', now - 30 * day)
    .execute();
}

/** Returns the caller of a live token of an active account, with the account's current roles; null otherwise. */
export async function findTokenCaller(
  db: Database,
  token: string,
  now: number,
): Promise<{ caller: Caller; lastUsedAt: number | null } | null> {
  if (!isWellFormed(token)) return null;
  const rows = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .select(['users.id', 'users.username', 'users.is_superuser', 'user_roles.name as role'])
    .select(['access_tokens.id as token_id', 'access_tokens.name', 'access_tokens.scopes'])
    .select('access_tokens.last_used_at')
    // Looked up by hash, so that the time of the index lookup reveals nothing about the token.
    .where('access_tokens.token_hash', '=', hashToken(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('users.is_active', '=', 1)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const caller: Caller = {
    id: first.id,
    username: first.username,
    sessionId: '',
    confirmedAt: 0,
    isSuperuser: first.is_superuser === 1,
    roles: rows.flatMap((row) => (row.role === null ? [] : [row.role])),
    token: { id: first.token_id, name: first.name, scopes: scopesOf(first) },
  };
  return { caller, lastUsedAt: first.last_used_at };
}

/** Records that a token was used, at most once a minute over all instances. */
export async function noteTokenUse(db: Database, id: string, now: number): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', now - minute)]))
    .execute();
}

/** Returns whether the last recorded use is more than a minute ago. */
export function isUseStale(lastUsedAt: number | null, now: number): boolean {
  return lastUsedAt === null || lastUsedAt <= now - minute;
}
