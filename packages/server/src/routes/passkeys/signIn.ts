import { checkUsed, readClientData } from '../../accounts/passkeys/answers.ts';
import { makeChallenge, takeChallenge } from '../../accounts/passkeys/challenges.ts';
import { relyingPartyOf } from '../../accounts/passkeys/relyingParty.ts';
import { findPasskey, notePasskeyUse } from '../../accounts/passkeys/store.ts';
import type { Call, Handler } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { UserTable } from '../../db/schema/accounts.ts';
import { problem } from '../../errors.ts';
import { rules, spendAddress } from '../../limits/rateLimit.ts';
import { notingRefusal } from '../../trail/noteRefusal.ts';
import { signIn } from '../login/signIn.ts';

type Signed = Pick<UserTable, 'id' | 'username'>;
type Facts = Pick<Call<never>, 'db' | 'settings' | 'request' | 'now'>;

async function limit({ db, settings, request, now }: Facts): Promise<void> {
  if (settings.rateLimits)
    await spendAddress(db, [rules.passkey, rules.passkeyNetwork], request.address, now());
}

export const createSignInOptions: Handler<'createSignInOptions'> = async (call) => {
  const { db, settings, request, now } = call;
  const { id } = relyingPartyOf(settings, request);
  await notingRefusal(call, ['passkey'], () => limit(call));
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const challenge = await makeChallenge(db, null, now());
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
  return { status: 200, body: { options: { ...options } } };
};

/** Returns the account whose passkey signed a live challenge; null if anything does not match. */
export async function findAnswering(
  { db, settings, request, now }: Facts,
  credential: Schemas['PasskeyAnswer'],
): Promise<Signed | null> {
  const party = relyingPartyOf(settings, request);
  const data = readClientData(credential.response.clientDataJSON);
  if (!data || data.isFramed) return null;
  const { challenge } = data;
  const isAsked = await takeChallenge(db, { challenge, userId: null, now: now() });
  const passkey = isAsked ? await findPasskey(db, credential.id) : null;
  const handle = Buffer.from(credential.response.userHandle, 'base64url').toString();
  if (!passkey || handle !== passkey.user_id) return null;
  const use = await checkUsed(credential, { party, challenge, passkey, now: now() });
  if (!use || !(await notePasskeyUse(db, passkey, use))) return null;
  return { id: passkey.user_id, username: passkey.username };
}

export const signInWithPasskey: Handler<'signInWithPasskey'> = async (call) => {
  // A site without passkeys refuses nobody.
  relyingPartyOf(call.settings, call.request);
  const body = await notingRefusal(call, ['passkey'], async () => {
    await limit(call);
    const user = await findAnswering(call, call.input.body.credential);
    if (!user) throw problem('invalid_passkey');
    return signIn(call, user, ['passkey']);
  });
  return { status: 200, body };
};
