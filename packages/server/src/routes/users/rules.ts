import { isInReach, mayResetStep, maySet, mayTakeOwner } from '../../accounts/permissions.ts';
import type { Caller } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { findUser, lockUser, type UserRow } from './store.ts';

/** An account and the caller who manages it. */
export interface Managed {
  user: UserRow;
  caller: Caller;
}

/** Returns the account in the address, for a caller admitted by the role table. */
export async function findManaged(
  db: Database,
  caller: Caller,
  id: string,
  find = findUser,
): Promise<Managed> {
  const user = await find(db, id);
  if (!user) throw problem('not_found');
  if (!isInReach(caller, { id: user.id, isSuperuser: user.is_superuser === 1 })) throw problem('forbidden');
  return { user, caller };
}

/** `findManaged` with a lock, for a write that depends on it. */
export const lockManaged = (trx: Database, caller: Caller, id: string): Promise<Managed> =>
  findManaged(trx, caller, id, lockUser);

export function checkReset({ user, caller }: Managed): void {
  if (!mayResetStep(caller, user)) throw problem('forbidden');
}

/** Refuses a change of fields that the caller may not change; an unchanged rank is not a change. */
export function checkFields(caller: Caller, change: Schemas['UserUpdate'], user?: UserRow): void {
  const { is_superuser, ...rest } = change;
  const fields = Object.keys(rest) as (keyof typeof change)[];
  const isRankKept = is_superuser === undefined || is_superuser === (user?.is_superuser === 1);
  const changed = isRankKept ? fields : [...fields, 'is_superuser' as const];
  if (!changed.every((field) => maySet(caller, field))) throw problem('forbidden');
  if (user && change.roles?.includes('owner') === false && !mayTakeOwner(caller, user))
    throw problem('forbidden');
}
