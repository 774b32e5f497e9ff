import type { Logger } from 'pino';
import type { Caller } from '../contract/handler.ts';
import type { Operation } from '../contract/document.ts';
import type { Database } from '../db/schema.ts';
import { locked } from '../db/transaction.ts';
import { problem } from '../errors.ts';
import { requireConfirmation } from './confirmations.ts';
import { isAllowed } from './permissions.ts';
import { requireScope } from './accessTokens/scopes.ts';
import { isOfProgram } from './accessTokens/secret.ts';
import { findTokenCaller, isUseStale, noteTokenUse } from './accessTokens/store.ts';
import { findCaller } from './sessions.ts';
import { readAccess } from './tokens.ts';

const challenge = { headers: { 'www-authenticate': 'Bearer' } };
const longestToken = 4000;

export interface Credentials {
  db: Database;
  secret: string;
  authorization: string | undefined;
  now: number;
  log: Pick<Logger, 'warn'>;
}

/** If the use cannot be recorded, on a full disk, the caller is admitted anyway. */
async function readProgram(token: string, { db, now, log }: Credentials): Promise<Caller | null> {
  const found = await findTokenCaller(db, token, now);
  if (!found) return null;
  const { caller, lastUsedAt } = found;
  if (caller.token && isUseStale(lastUsedAt, now))
    await noteTokenUse(db, caller.token.id, now).catch((error: unknown) =>
      log.warn({ err: error }, 'the use of an access token is not noted'),
    );
  return caller;
}

async function readPerson(token: string, { db, secret, now }: Credentials): Promise<Caller | null> {
  const claims = await readAccess(secret, token, now);
  return claims && findCaller(db, claims.userId, claims.sessionId, now);
}

/** Returns the caller of a token; null for a visitor. A bad token is 401 even where visitors are allowed. */
async function readCaller(credentials: Credentials): Promise<Caller | null> {
  const { authorization } = credentials;
  if (authorization === undefined) return null;
  const [, token] = /^Bearer +([\w.-]+) *$/i.exec(authorization.slice(0, longestToken)) ?? [];
  const read = isOfProgram(token ?? '') ? readProgram : readPerson;
  const caller = token === undefined ? null : await read(token, credentials);
  if (!caller) throw problem('invalid_token', challenge);
  return caller;
}

/** Authenticates the caller: 401 before any byte of the body is read. */
export async function authenticate(operation: Operation, credentials: Credentials): Promise<Caller | null> {
  if (operation.token === 'none') return null;
  const caller = await readCaller(credentials);
  if (!caller && operation.token === 'required') throw problem('unauthorized', challenge);
  return caller;
}

/** Checks the permission: 403 before any byte of the body is read. */
export function authorize(
  { id: operation, token }: Operation,
  { caller, id, now }: { caller: Caller | null; id: string | undefined; now: number },
): void {
  if (token === 'none') return;
  requireScope(operation, caller);
  if (!isAllowed(operation, caller, id)) throw problem('forbidden');
  requireConfirmation(operation, { caller, id, now });
}

/**
 * Locks the account and the session of the caller, for a write whose result outlives them: 401 if either ended since
 * the request was authenticated.
 */
export async function requireSession(
  trx: Database,
  { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
): Promise<void> {
  const rows = trx
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.user_id', 'users.id')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.is_active', '=', 1)
    .where('sessions.id', '=', sessionId);
  if (!(await locked(trx, rows).executeTakeFirst())) throw problem('invalid_token', challenge);
}
