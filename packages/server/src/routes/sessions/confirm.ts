import { verifyPassword } from '../../accounts/password.ts';
import { proveIdentity } from '../../accounts/proveIdentity.ts';
import { confirm } from '../../accounts/sessions.ts';
import type { Call, Caller, Handler } from '../../contract/handler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem, type ProblemOptions } from '../../errors.ts';
import { recordEvent } from '../../trail/recordEvent.ts';
import { findAnswering } from '../passkeys/signIn.ts';
import { findUser } from '../users/store.ts';

const message = {
  ru: 'Пароль не подошёл. Проверьте раскладку и попробуйте ещё раз.',
  en: 'Wrong password. Check the keyboard layout and try again.',
};
const wrongPassword: ProblemOptions = {
  detail: message,
  fields: [{ path: 'password', code: 'wrong_password', message }],
};

async function isOwnPassword(db: Call<never>['db'], caller: Caller, password: string): Promise<boolean> {
  const user = await findUser(db, caller.id);
  return verifyPassword(password, user?.password_hash ?? null);
}

/** Whether the password or passkey in the body belongs to the account. */
async function isProven(call: Call<'confirmSession'>, caller: Caller): Promise<boolean> {
  const { password, credential } = call.input.body;
  if (credential) return (await findAnswering(call, credential))?.id === caller.id;
  return isOwnPassword(call.db, caller, password ?? '');
}

/** Confirms the identity of the caller, for this session only. */
export const confirmSession: Handler<'confirmSession'> = async (call) => {
  const { db, input, caller, now } = call;
  const isPasskey = input.body.credential !== undefined;
  if (!(await proveIdentity(call, caller, () => isProven(call, caller))))
    throw isPasskey ? problem('wrong_passkey') : problem('wrong_password', wrongPassword);
  const id = caller.sessionId;
  await inTransaction(db, async (trx) => {
    await confirm(trx, id, now());
    await recordEvent(trx, call, {
      action: 'session_confirmed',
      object: { kind: 'session', id, title: '' },
      details: isPasskey ? ['passkey'] : [],
    });
  });
  return { status: 204 };
};
