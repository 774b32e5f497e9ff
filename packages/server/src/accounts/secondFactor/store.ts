import type { Database } from '../../db/schema.ts';
import type { SecondFactorTable } from '../../db/schema/accounts.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes.ts';

/** Returns null if the password alone is enough to sign in. */
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

/** Replaces all recovery codes; the new ones are returned here and never again. */
export async function replaceRecoveryCodes(trx: Database, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/** Returns true once per code. */
export async function takeRecoveryCode(trx: Database, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Turns the second step on; returns false if it is on already. */
export async function addSecondFactor(trx: Database, userId: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('second_factors')
    .values({ user_id: userId, enabled_at: now, totp_secret: null, totp_step: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Sets the app's secret; `step` is that of the code just shown, which cannot be used to sign in. */
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

/** Returns true once per time step, and never for an earlier one: of two uses of one code only one counts. */
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

/** Recovery codes are removed with it. */
export async function removeSecondFactor(trx: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes the second step if neither an app nor a passkey is left. Returns whether it did. */
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

/** Removes a lost second step, leaving the password; all sessions end. Returns false if there was none. */
export async function resetSecondFactorOf(trx: Database, userId: string): Promise<boolean> {
  if (!(await removeSecondFactor(trx, userId))) return false;
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  return true;
}
