import { signDevice } from '../../accounts/deviceToken.ts';
import { startSession } from '../../accounts/sessions.ts';
import { signAccess } from '../../accounts/tokens.ts';
import type { Call } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { noteLogin } from '../users/store.ts';

/** Starts a session for somebody who has proven their identity; `details` state how. */
export async function signIn(
  facts: Pick<Call<never>, 'db' | 'settings' | 'request' | 'now'>,
  user: Pick<UserTable, 'id' | 'username'>,
  details: readonly string[],
): Promise<Schemas['TokenPair']> {
  const { db, settings, request, now } = facts;
  const secret = settings.secret ?? '';
  const moment = now();
  const userId = user.id;
  const { sessionId, refreshToken } = await inTransaction(db, async (trx) => {
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
    device_token: await signDevice(secret, userId, moment),
  };
}
