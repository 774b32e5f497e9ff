import { resetSecondFactorOf } from '../../accounts/secondFactor/store.ts';
import type { Handler } from '../../contract/handler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { recordAccount } from '../users/recordAccount.ts';
import { checkReset, findManaged } from '../users/rules.ts';

/** For somebody who has lost every second step. */
export const resetSecondFactor: Handler<'resetSecondFactor'> = (call) =>
  inTransaction(call.db, async (trx) => {
    const managed = await findManaged(trx, call.caller, call.input.params.id);
    checkReset(managed);
    if (!(await resetSecondFactorOf(trx, managed.user.id))) throw problem('not_found');
    await recordAccount(trx, call, 'second_factor_off', managed.user);
    return { status: 204 };
  });
