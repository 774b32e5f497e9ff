import { readDevice, type Device } from '../../accounts/deviceToken.ts';
import { verifyPassword } from '../../accounts/password.ts';
import { findSecondFactor } from '../../accounts/secondFactor/store.ts';
import { endSession, endSessionOfToken, useSession } from '../../accounts/sessions.ts';
import { signAccess } from '../../accounts/tokens.ts';
import type { Call, Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import { keyOf } from '../../db/text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem, ProblemError } from '../../errors.ts';
import { addressGroup, networkOf } from '../../limits/addressGroup.ts';
import { rules, spend } from '../../limits/rateLimit.ts';
import { admitSignIn, returnSignIn, settleSignIn, type Attempt } from '../../limits/signInLimits.ts';
import { noteRefusal } from '../../trail/noteRefusal.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { findUserByName, hasAnybodySignedIn } from '../users/store.ts';
import { passSecondStep } from './secondStep.ts';
import { signIn } from './signIn.ts';

type LoginCall = Call<'login'>;

/** Counts the attempt and waits, if its account is being guessed. */
async function waitForTurn({ db, now, waitingRoom }: LoginCall, attempt: Attempt): Promise<void> {
  const delay = await admitSignIn(db, attempt, now());
  await waitingRoom.wait(delay, networkOf(attempt.address)).catch(async (error: unknown) => {
    await returnSignIn(db, attempt);
    throw error;
  });
}

/** Gives the same response after the same time for an unknown name, a wrong password and an inactive account. */
async function checkPassword(call: LoginCall, user: UserTable | null, attempt: Attempt): Promise<UserTable> {
  const { db, settings, input, passwordCost } = call;
  if (settings.rateLimits) await waitForTurn(call, attempt);
  const isRight = await verifyPassword(input.body.password, user?.password_hash ?? null, passwordCost);
  if (!user || !isRight || user.is_active === 0) throw problem('invalid_credentials');
  if (settings.rateLimits) await settleSignIn(db, attempt);
  return user;
}

/** A request for a code is not a refusal. */
async function noteFailure(call: LoginCall, user: UserTable | null, error: unknown): Promise<void> {
  if (!(error instanceof ProblemError) || error.status >= 500) return;
  if (error.code === 'second_factor_required') return;
  await noteRefusal(call, user, error.code === 'invalid_code' ? ['wrong_code'] : []);
}

async function enter(
  call: LoginCall,
  named: UserTable | null,
  device: Device | null,
): Promise<Schemas['TokenPair']> {
  const account = keyOf(call.input.body.username);
  const attempt = { account, address: call.request.address, device: device?.id ?? null };
  const user = await checkPassword(call, named, attempt);
  const isNew = device === null && (await hasAnybodySignedIn(call.db));
  const details = isNew ? ['new_device'] : [];
  const factor = await findSecondFactor(call.db, user.id);
  return factor ? passSecondStep(call, { user, factor, device, details }) : signIn(call, user, details);
}

export const login: Handler<'login'> = async (call) => {
  const { db, settings, input, now } = call;
  const { username, device_token: token } = input.body;
  const named = await findUserByName(db, username);
  const device = await readDevice(settings.secret ?? '', { token, user: named, now: now() });
  const body = await enter(call, named, device).catch(async (error: unknown) => {
    await noteFailure(call, named, error);
    throw error;
  });
  return { status: 200, body };
};

export const refresh: Handler<'refresh'> = async ({ db, settings, input, request, now }) => {
  const moment = now();
  if (settings.rateLimits) await spend(db, rules.refresh, addressGroup(request.address), moment);
  const session = await useSession(db, input.body.refresh_token, moment);
  if (!session) throw problem('invalid_token');
  return { status: 200, body: { access_token: await signAccess(settings.secret ?? '', session, moment) } };
};

/** Ends the caller's session, and that of the refresh token if it is another one of theirs. */
export const logout: Handler<'logout'> = async (call) => {
  const { db, input, caller } = call;
  await inTransaction(db, async (trx) => {
    await endSession(trx, caller.id, caller.sessionId);
    const { refresh_token: token } = input.body;
    if (token !== undefined) await endSessionOfToken(trx, caller.id, token);
    await recordEvent(trx, call, {
      action: 'signed_out',
      object: { kind: 'session', id: caller.sessionId, title: '' },
    });
  });
  return { status: 204 };
};
