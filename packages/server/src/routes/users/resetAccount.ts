import { endEmptySecondFactor } from '../../accounts/secondFactor/store.ts';
import type { Database } from '../../db/schema.ts';
import type { Author } from '../../trail/recordEvent.ts';
import { recordAccount } from './recordAccount.ts';
import { setPasswordHash, type UserRow } from './store.ts';

export interface AccountReset {
  user: Pick<UserRow, 'id' | 'username'>;
  passwordHash: string;
  now: number;
  /** Whether a second step that consisted of passkeys only ends with them. */
  endsStep: boolean;
}

/** Sets the password of somebody else, and records what ended with it. Returns whether the second step ended. */
export async function resetAccount(
  trx: Database,
  author: Author,
  { user, passwordHash, now, endsStep }: AccountReset,
): Promise<boolean> {
  const removed = await setPasswordHash(trx, { id: user.id, passwordHash, keptSession: null, now });
  await recordAccount(trx, author, 'password_changed', user);
  if (removed > 0) await recordAccount(trx, author, 'account_changed', user, ['passkey_removed']);
  const isOff = endsStep && (await endEmptySecondFactor(trx, user.id));
  if (isOff) await recordAccount(trx, author, 'second_factor_off', user, ['passkey']);
  return isOff;
}
