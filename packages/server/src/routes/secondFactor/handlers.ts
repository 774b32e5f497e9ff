import { requireSession } from '../../accounts/authenticate.ts';
import { listPasskeyRows } from '../../accounts/passkeys/store.ts';
import { openTotp } from '../../accounts/secondFactor/seal.ts';
import {
  addSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '../../accounts/secondFactor/store.ts';
import type { Call, Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { SecondFactorTable } from '../../db/schema/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { isoTime } from '../../values.ts';
import { recordAccount } from '../users/recordAccount.ts';

async function stateOfTotp(
  { settings, now }: Pick<Call<never>, 'settings' | 'now'>,
  factor: SecondFactorTable | null,
): Promise<Schemas['SecondFactor']['totp']> {
  if (!factor || factor.totp_secret === null) return 'off';
  const owned = { userId: factor.user_id, purpose: 'kept', now: now() } as const;
  return (await openTotp(settings.secret ?? '', factor.totp_secret, owned)) === null ? 'unreadable' : 'on';
}

type Operation = 'getSecondFactor' | 'enableSecondFactor' | 'disableSecondFactor' | 'createRecoveryCodes';

/** The caller's two-step sign-in. */
export const secondFactorHandlers: Pick<Handlers, Operation> = {
  async getSecondFactor(call) {
    const { db, caller } = call;
    const factor = await findSecondFactor(db, caller.id);
    const body = {
      enabled_at: isoTime(factor?.enabled_at ?? null),
      totp: await stateOfTotp(call, factor),
      recovery_codes_left: await countRecoveryCodes(db, caller.id),
    };
    return { status: 200, body };
  },

  enableSecondFactor: (call) =>
    inTransaction(call.db, async (trx) => {
      const { caller, now } = call;
      await requireSession(trx, caller);
      if ((await listPasskeyRows(trx, caller.id)).length === 0) throw problem('passkey_needed');
      if (!(await addSecondFactor(trx, caller.id, now()))) throw problem('conflict');
      await recordAccount(trx, call, 'second_factor_on', caller, ['passkey']);
      return { status: 200, body: { recovery_codes: await replaceRecoveryCodes(trx, caller.id) } };
    }),

  disableSecondFactor: (call) =>
    inTransaction(call.db, async (trx) => {
      const { caller } = call;
      if (!(await removeSecondFactor(trx, caller.id))) throw problem('not_found');
      await recordAccount(trx, call, 'second_factor_off', caller);
      return { status: 204 };
    }),

  createRecoveryCodes: (call) =>
    inTransaction(call.db, async (trx) => {
      const { caller } = call;
      await requireSession(trx, caller);
      if (!(await findSecondFactor(trx, caller.id))) throw problem('not_found');
      const recovery_codes = await replaceRecoveryCodes(trx, caller.id);
      await recordAccount(trx, call, 'second_factor_changed', caller, ['recovery_code']);
      return { status: 200, body: { recovery_codes } };
    }),
};
