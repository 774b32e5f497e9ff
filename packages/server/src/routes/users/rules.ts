import { managesPeople } from '../../accounts/permissions.ts';
import type { Caller } from '../../contract/handler.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { problem } from '../../errors.ts';
import { findUser, type UserRow } from './store.ts';

/** An account and who manages it. */
export interface Managed {
  user: UserRow;
  caller: Caller;
}

/** The account in the address, for a caller that the role table let through; an owner never touches a superuser. */
export async function findManaged(db: Database, caller: Caller | null, id: string): Promise<Managed> {
  if (!caller) throw problem('unauthorized');
  const user = await findUser(db, id);
  if (!user) throw problem('not_found');
  if (user.is_superuser === 1 && !caller.isSuperuser && user.id !== caller.id) throw problem('forbidden');
  return { user, caller };
}

/** The second step guards the password, so who manages people resets that of staff; that of an owner, a superuser. */
export function checkReset({ user, caller }: Managed): void {
  if (user.roles.includes('owner') && !caller.isSuperuser) throw problem('forbidden');
}

type Rank = Pick<Schemas['UserUpdate'], 'is_superuser' | 'is_active' | 'roles'>;

/** Rank and roles are given by those who manage people, the highest rank only by those who have it. */
export function checkRank(caller: Caller, rank: Rank, user?: UserRow): void {
  const wantsRank = rank.is_superuser !== undefined && rank.is_superuser !== (user?.is_superuser === 1);
  if (wantsRank && !caller.isSuperuser) throw problem('forbidden');
  const wantsPlace = rank.roles !== undefined || rank.is_active !== undefined;
  if (wantsPlace && !managesPeople(caller)) throw problem('forbidden');
}
