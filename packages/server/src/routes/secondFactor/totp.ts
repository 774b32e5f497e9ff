import { requireSession } from '../../accounts/authenticate.ts';
import { plainCode } from '../../accounts/secondFactor/recoveryCodes.ts';
import { openTotp, sealTotp } from '../../accounts/secondFactor/seal.ts';
import {
  addSecondFactor,
  endEmptySecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  setTotp,
} from '../../accounts/secondFactor/store.ts';
import { makeTotpSecret, stepOfCode, totpUri } from '../../accounts/secondFactor/totp.ts';
import type { Handlers } from '../../contract/handler.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { recordAccount } from '../users/recordAccount.ts';

/** The caller's authenticator app. */
export const totpHandlers: Pick<Handlers, 'createTotpOptions' | 'enableTotp' | 'removeTotp'> = {
  async createTotpOptions({ settings, caller, now }) {
    const secret = await makeTotpSecret();
    const issuer = settings.hosts.portfolio[0] ?? 'Janus';
    const uri = await totpUri(secret, { issuer, label: caller.username });
    const owned = { userId: caller.id, purpose: 'setUp', now: now() } as const;
    // The client holds the secret meanwhile, so an abandoned setup leaves nothing behind.
    const token = await sealTotp(settings.secret ?? '', secret, owned);
    return { status: 200, body: { secret, uri, token } };
  },

  async enableTotp(call) {
    const { db, settings, input, caller, now } = call;
    const { token, code } = input.body;
    const key = settings.secret ?? '';
    const owned = { userId: caller.id, now: now() };
    const secret = await openTotp(key, token, { ...owned, purpose: 'setUp' });
    const step = secret === null ? null : await stepOfCode(secret, plainCode(code), owned.now);
    if (secret === null || step === null) throw problem('code_refused');
    const sealed = await sealTotp(key, secret, { ...owned, purpose: 'kept' });
    const recovery_codes = await inTransaction(db, async (trx) => {
      await requireSession(trx, caller);
      const isNew = await addSecondFactor(trx, caller.id, owned.now);
      await setTotp(trx, caller.id, { sealed, step });
      const action = isNew ? 'second_factor_on' : 'second_factor_changed';
      await recordAccount(trx, call, action, caller, ['totp']);
      return isNew ? replaceRecoveryCodes(trx, caller.id) : [];
    });
    return { status: 200, body: { recovery_codes } };
  },

  removeTotp: (call) =>
    inTransaction(call.db, async (trx) => {
      const { caller } = call;
      const factor = await findSecondFactor(trx, caller.id);
      if (!factor || factor.totp_secret === null) throw problem('not_found');
      await setTotp(trx, caller.id, { sealed: null, step: factor.totp_step });
      const isOff = await endEmptySecondFactor(trx, caller.id);
      await recordAccount(trx, call, isOff ? 'second_factor_off' : 'second_factor_changed', caller, ['totp']);
      return { status: 204 };
    }),
};
