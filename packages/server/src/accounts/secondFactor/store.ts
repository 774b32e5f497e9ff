import type { Database } from '../../db/schema.ts';
import type { SecondFactorTable } from '../../db/schema/accounts.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes.ts';

/** Null where a password alone signs in. */
export async function findSecondFactor(db: Database, userId: string): Promise<SecondFactorTable | null> {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Makes new codes, and ends those from before; they are told here and never again. */
export async function replaceRecoveryCodes(trx: Database, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/** True once for each code. */
export async function takeRecoveryCode(trx: Database, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Turns it on; false where it is on already. */
export async function addSecondFactor(trx: Database, userId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ user_id: userId, enabled_at: now, totp_secret: null, totp_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** An app that has shown a code of `step`, whose code signs nobody in. */
export async function setTotp(
  trx: Database,
  userId: string,
  { sealed, step }: { sealed: string | null; step: number },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ totp_secret: sealed, totp_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** True once for each step of an app, and for none before it: of two equal codes at one moment one counts. */
export async function takeStep(trx: Database, factor: SecondFactorTable, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('second_factors')
    .set({ totp_step: step })
    .where('user_id', '=', factor.user_id)
    .where('totp_secret', '=', factor.totp_secret)
    .where('totp_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Recovery codes end with it. */
export async function removeSecondFactor(trx: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Where neither an app nor a passkey is left there is no second step. Says whether it ended so. */
export async function endEmptySecondFactor(trx: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('totp_secret', 'is', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('passkeys').select('id').where('passkeys.user_id', '=', userId))),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Who lost every way of the second step begins anew with the password: all sign-ins end. False where there was none. */
export async function resetSecondFactorOf(trx: Database, userId: string): Promise<boolean> {
  if (!(await removeSecondFactor(trx, userId))) return false;
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return true;
}
