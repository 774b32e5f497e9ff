import { verifyPassword } from '../../accounts/password.ts';
import { endSession, endSessionOfToken, startSession, useSession } from '../../accounts/sessions.ts';
import { signAccess } from '../../accounts/tokens.ts';
import type { Handler } from '../../contract/handler.ts';
import { keyOf } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { addressGroup } from '../../limits/addressGroup.ts';
import { forgive, rules, spend } from '../../limits/rateLimit.ts';
import { findUserByName, noteLogin } from '../users/store.ts';

/** One answer and one time for an unknown name, a wrong password and an account that is not active. */
export const login: Handler<'login'> = async ({ db, settings, input, request, now }) => {
  const { username, password } = input.body;
  const account = keyOf(username);
  const moment = now();
  if (settings.rateLimits) {
    await spend(db, rules.loginAddress, addressGroup(request.address), moment);
    await spend(db, rules.loginAccount, account, moment);
  }
  const user = await findUserByName(db, username);
  const isRight = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !isRight || user.is_active === 0) throw problem('invalid_credentials');
  if (settings.rateLimits) await forgive(db, rules.loginAccount, account);
  const { sessionId, refreshToken } = await inTransaction(db, async (trx) => {
    await noteLogin(trx, user.id, moment);
    return startSession(trx, {
      userId: user.id,
      userAgent: request.userAgent,
      address: request.address,
      now: moment,
    });
  });
  const access = await signAccess(settings.secret ?? '', { userId: user.id, sessionId }, moment);
  return { status: 200, body: { access_token: access, refresh_token: refreshToken } };
};

export const refresh: Handler<'refresh'> = async ({ db, settings, input, request, now }) => {
  const moment = now();
  if (settings.rateLimits) await spend(db, rules.refresh, addressGroup(request.address), moment);
  const session = await useSession(db, input.body.refresh_token, moment);
  if (!session) throw problem('invalid_token');
  return { status: 200, body: { access_token: await signAccess(settings.secret ?? '', session, moment) } };
};

/** Ends the session of the caller, and that of the refresh token where it is another of theirs. */
export const logout: Handler<'logout'> = async ({ db, input, caller }) => {
  if (!caller) throw problem('unauthorized');
  await endSession(db, caller.id, caller.sessionId);
  await endSessionOfToken(db, caller.id, input.body.refresh_token);
  return { status: 204 };
};
