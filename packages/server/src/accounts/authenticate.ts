import type { Caller } from '../contract/handler.ts';
import type { Operation } from '../contract/document.ts';
import type { Database } from '../db/schema.ts';
import { problem } from '../errors.ts';
import { requireConfirmation } from './confirmations.ts';
import { isAllowed } from './permissions.ts';
import { findCaller } from './sessions.ts';
import { readAccess } from './tokens.ts';

const challenge = { headers: { 'www-authenticate': 'Bearer' } };
const longestToken = 4000;

export interface Credentials {
  db: Database;
  secret: string;
  authorization: string | undefined;
  now: number;
}

/** The caller of a token; a visitor is null, a token that is not good is 401 even where visitors are welcome. */
async function readCaller({ db, secret, authorization, now }: Credentials): Promise<Caller | null> {
  if (authorization === undefined) return null;
  const [, token] = /^Bearer +([\w.-]+) *$/i.exec(authorization.slice(0, longestToken)) ?? [];
  const claims = token === undefined ? null : await readAccess(secret, token, now);
  const caller = claims && (await findCaller(db, claims.userId, claims.sessionId, now));
  if (!caller) throw problem('invalid_token', challenge);
  return caller;
}

/** Who asks: 401, before any byte of the body is read. */
export async function authenticate(operation: Operation, credentials: Credentials): Promise<Caller | null> {
  if (operation.token === 'none') return null;
  const caller = await readCaller(credentials);
  if (!caller && operation.token === 'required') throw problem('unauthorized', challenge);
  return caller;
}

/** Whether they may: 403, before any byte of the body is read. */
export function authorize(
  { id: operation, token }: Operation,
  { caller, id, now }: { caller: Caller | null; id: string | undefined; now: number },
): void {
  if (token === 'none') return;
  if (!isAllowed(operation, caller, id)) throw problem('forbidden');
  requireConfirmation(operation, { caller, id, now });
}
