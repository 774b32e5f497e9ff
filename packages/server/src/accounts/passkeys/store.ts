import { removeAccessTokensOf } from '../accessTokens/store.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/schema.ts';
import type { PasskeyTable } from '../../db/schema/accounts.ts';
import { takeTurn } from '../../db/takeTurn.ts';

export type NewPasskey = Omit<PasskeyTable, 'id' | 'last_used_at'>;

/** Maximum per account. */
export const mostPasskeys = 20;

/** Returns whether the account may have one more; call it in the transaction that adds it. */
export async function hasRoomForPasskey(trx: Database, userId: string): Promise<boolean> {
  await takeTurn(trx, 'passkeys');
  return (await listPasskeyRows(trx, userId)).length < mostPasskeys;
}

export async function addPasskey(db: Database, passkey: NewPasskey): Promise<PasskeyTable> {
  const row: PasskeyTable = { ...passkey, id: randomUUID(), last_used_at: null };
  await db.insertInto('passkeys').values(row).execute();
  return row;
}

export function listPasskeyRows(db: Database, userId: string): Promise<PasskeyTable[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the passkey of a credential with the username, if its account is active. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<(PasskeyTable & { username: string }) | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .selectAll('passkeys')
    .select('users.username')
    .where('passkeys.credential_id', '=', credentialId)
    .where('users.is_active', '=', 1)
    .executeTakeFirst();
  return row ?? null;
}

export interface PasskeyUse {
  counter: number;
  isBackedUp: boolean;
  now: number;
}

/** Returns false if the counter has changed meanwhile: two responses of one key cannot both count. */
export async function notePasskeyUse(db: Database, passkey: PasskeyTable, use: PasskeyUse): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: use.counter, is_backed_up: use.isBackedUp ? 1 : 0, last_used_at: use.now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function removePasskey(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all passkeys, access tokens and sessions after a lost or stolen device. Returns the number of passkeys. */
export async function removePasskeysOf(trx: Database, userId: string): Promise<number> {
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  await removeAccessTokensOf(trx, userId);
  const { numDeletedRows } = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
