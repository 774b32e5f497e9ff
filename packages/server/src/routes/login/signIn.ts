import { signDevice } from '../../accounts/deviceToken.ts';
import { startSession } from '../../accounts/sessions.ts';
import { signAccess } from '../../accounts/tokens.ts';
import type { Call } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, locked } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { noteLogin } from '../users/store.ts';

/** An account, with the hash of the password that was verified, if one was. */
type Proven = Pick<UserTable, 'id' | 'username'> & Partial<Pick<UserTable, 'password_hash'>>;

/** Refuses an account that was blocked or got another password after it was read: its sessions were all ended. */
async function requireUnchanged(trx: Database, { id, password_hash }: Proven): Promise<void> {
  const row = trx.selectFrom('users').select(['password_hash', 'is_active']).where('id', '=', id);
  const present = await locked(trx, row).executeTakeFirst();
  const isOther = password_hash !== undefined && present?.password_hash !== password_hash;
  if (isOther || present?.is_active !== 1) throw problem('invalid_credentials');
}

/** Starts a session for somebody who has proven their identity; `details` state how. */
export async function signIn(
  facts: Pick<Call<never>, 'db' | 'settings' | 'request' | 'now'>,
  user: Proven,
  details: readonly string[],
): Promise<Schemas['TokenPair']> {
  const { db, settings, request, now } = facts;
  const secret = settings.secret ?? '';
  const moment = now();
  const userId = user.id;
  const { sessionId, refreshToken } = await inTransaction(db, async (trx) => {
    await requireUnchanged(trx, user);
    await noteLogin(trx, userId, moment);
    const { userAgent, address } = request;
    const session = await startSession(trx, { userId, userAgent, address, now: moment });
    const object = { kind: 'session', id: session.sessionId, title: '' } as const;
    await recordEvent(trx, { ...facts, caller: user }, { action: 'signed_in', object, details });
    return session;
  });
  return {
    access_token: await signAccess(secret, { userId, sessionId }, moment),
    refresh_token: refreshToken,
    device_token: await signDevice(secret, { id: sessionId, userId, signedInAt: moment }),
  };
}
