import type { Device } from '../../accounts/deviceToken.ts';
import { askingParty } from '../../accounts/passkeys/relyingParty.ts';
import { listPasskeyRows } from '../../accounts/passkeys/store.ts';
import { plainCode } from '../../accounts/secondFactor/recoveryCodes.ts';
import { openTotp } from '../../accounts/secondFactor/seal.ts';
import { countRecoveryCodes, takeRecoveryCode, takeStep } from '../../accounts/secondFactor/store.ts';
import { stepOfCode } from '../../accounts/secondFactor/totp.ts';
import type { Call } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import type { SecondFactorTable, UserTable } from '../../db/schema/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { problem } from '../../errors.ts';
import { admitCode, settleCode } from '../../limits/signInLimits.ts';
import { signIn } from './signIn.ts';

type LoginCall = Call<'login'>;

/** Somebody whose password was correct, and their second step. */
interface SecondStep {
  user: UserTable;
  factor: SecondFactorTable;
  device: Device | null;
  /** How the sign-in is recorded. */
  details: readonly string[];
}

/** Returns the secret of the app; null if there is none, or this server cannot decrypt it. */
async function totpOf({ settings, now }: LoginCall, factor: SecondFactorTable): Promise<string | null> {
  if (factor.totp_secret === null) return null;
  const owned = { userId: factor.user_id, purpose: 'kept', now: now() } as const;
  return openTotp(settings.secret ?? '', factor.totp_secret, owned);
}

/** Returns the methods available on this page. */
async function methodsOf(
  { db, settings, request }: LoginCall,
  userId: string,
  hasTotp: boolean,
): Promise<Schemas['SecondFactorMethod'][]> {
  const party = askingParty(settings, request);
  const passkeys = await listPasskeyRows(db, userId);
  const hasPasskey = passkeys.some(({ domain }) => domain === party?.id);
  const hasCodes = (await countRecoveryCodes(db, userId)) > 0;
  return [
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery_code'] as const) : []),
  ];
}

/** Devices that signed in before the second step was enabled have not passed it, so they share one count. */
function countedDevice(device: Device | null, { enabled_at: enabledAt }: SecondFactorTable): string | null {
  if (device === null) return null;
  return device.signedInAt > enabledAt ? device.id : 'earlier';
}

/** Uses up a code, in the transaction that starts the session. */
type Take = (trx: Database) => Promise<boolean>;

async function takerOf(
  { now }: LoginCall,
  factor: SecondFactorTable,
  code: string,
  totp: string | null,
): Promise<{ kind: 'totp' | 'recovery_code'; take: Take }> {
  if (!/^\d{6}$/.test(code))
    return { kind: 'recovery_code', take: (trx) => takeRecoveryCode(trx, factor.user_id, code) };
  const step = totp === null ? null : await stepOfCode(totp, code, now());
  return { kind: 'totp', take: async (trx) => step !== null && takeStep(trx, factor, step) };
}

/** Requests the code, or signs in with it. */
export async function passSecondStep(
  call: LoginCall,
  { user, factor, device, details }: SecondStep,
): Promise<Schemas['TokenPair']> {
  const { db, settings, input, request, now } = call;
  const totp = await totpOf(call, factor);
  const methods = await methodsOf(call, user.id, totp !== null);
  if (input.body.code === undefined) throw problem('second_factor_required', { extra: { methods } });
  const code = plainCode(input.body.code);
  const { kind, take } = await takerOf(call, factor, code, totp);
  const counted = countedDevice(device, factor);
  const attempt = { userId: user.id, address: request.address, kind, device: counted };
  if (settings.rateLimits) await admitCode(db, attempt, now());
  const tokens = await inTransaction(db, async (trx) => {
    if (!(await take(trx))) throw problem('invalid_code', { extra: { methods } });
    return signIn({ ...call, db: trx }, user, [...details, kind]);
  });
  if (settings.rateLimits) await settleCode(db, attempt);
  return tokens;
}
