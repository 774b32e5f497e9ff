import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { requireSession } from '../../accounts/authenticate.ts';
import { algorithms, checkMade, readClientData } from '../../accounts/passkeys/answers.ts';
import { makeChallenge, takeChallenge } from '../../accounts/passkeys/challenges.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relyingParty.ts';
import {
  addPasskey,
  hasRoomForPasskey,
  listPasskeyRows,
  mostPasskeys,
  removePasskey,
} from '../../accounts/passkeys/store.ts';
import { endEmptySecondFactor } from '../../accounts/secondFactor/store.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { PasskeyTable } from '../../db/schema/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem, type ProblemOptions } from '../../errors.ts';
import { isoTime } from '../../values.ts';
import { recordAccount } from '../users/recordAccount.ts';

const tooMany: ProblemOptions = {
  detail: {
    ru: `У вас уже ${mostPasskeys} ключей доступа, больше нельзя. Удалите лишний.`,
    en: `You already have ${mostPasskeys} passkeys, which is the maximum. Remove one that you do not need.`,
  },
};

function present(row: PasskeyTable): Schemas['Passkey'] {
  const { id, name, domain } = row;
  return {
    id,
    name,
    domain,
    is_backed_up: row.is_backed_up === 1,
    created_at: isoTime(row.created_at),
    last_used_at: isoTime(row.last_used_at),
  };
}

type PasskeyOperation = 'listPasskeys' | 'createPasskeyOptions' | 'createPasskey' | 'deletePasskey';

/** The caller's passkeys. */
export const passkeyHandlers: Pick<Handlers, PasskeyOperation> = {
  async listPasskeys({ db, caller }) {
    const rows = await listPasskeyRows(db, caller.id);
    return { status: 200, body: { items: rows.map(present) } };
  },

  async createPasskeyOptions({ db, settings, caller, request, now }) {
    const party = relyingPartyOf(settings, request);
    const rows = await listPasskeyRows(db, caller.id);
    if (rows.length >= mostPasskeys) throw problem('conflict', tooMany);
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const challenge = await makeChallenge(db, caller.id, now());
    const options = await generateRegistrationOptions({
      rpName: party.id,
      rpID: party.id,
      userID: Uint8Array.from(Buffer.from(caller.id)),
      userName: caller.username,
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      attestationType: 'none',
      supportedAlgorithmIDs: algorithms,
      excludeCredentials: rows
        .filter(({ domain }) => domain === party.id)
        .map((row) => ({
          id: row.credential_id,
          transports: JSON.parse(row.transports) as AuthenticatorTransport[],
        })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { status: 200, body: { options: { ...options } } };
  },

  async createPasskey(call) {
    const { db, settings, input, caller, request, now } = call;
    const { name, credential } = input.body;
    const party = relyingPartyOf(settings, request);
    const data = readClientData(credential.response.clientDataJSON);
    const moment = now();
    if (!data || data.isFramed) throw problem('passkey_refused');
    const { challenge } = data;
    if (!(await takeChallenge(db, { challenge, userId: caller.id, now: moment })))
      throw problem('passkey_refused');
    const made = await checkMade(credential, { party, challenge });
    if (!made) throw problem('passkey_refused');
    const row = await inTransaction(db, async (trx) => {
      await requireSession(trx, caller);
      if (!(await hasRoomForPasskey(trx, caller.id))) throw problem('conflict', tooMany);
      await recordAccount(trx, call, 'account_changed', caller, ['passkey_added']);
      return addPasskey(trx, { ...made, user_id: caller.id, name, created_at: moment });
    });
    return { status: 201, body: present(row) };
  },

  async deletePasskey(call) {
    const { db, input, caller } = call;
    await inTransaction(db, async (trx) => {
      if (!(await removePasskey(trx, caller.id, input.params.id))) throw problem('not_found');
      await recordAccount(trx, call, 'account_changed', caller, ['passkey_removed']);
      if (await endEmptySecondFactor(trx, caller.id))
        await recordAccount(trx, call, 'second_factor_off', caller, ['passkey']);
    });
    return { status: 204 };
  },
};
