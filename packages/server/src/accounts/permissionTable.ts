import { isEditor, type Caller } from '../contract/handler.ts';
import type { Operation } from '../contract/document.ts';
import type { OperationId, Schemas } from '../contract/types.ts';
import { accountFields, isAllowed, isInReach, mayResetStep, maySet, mayTakeOwner } from './permissions.ts';

/** All kinds of callers, from the lowest rank to the highest. */
export const ranks = ['visitor', 'noRole', 'staff', 'owner', 'superuser'] as const;
export type Rank = (typeof ranks)[number];

/** The permission of a rank: `own` is only the own account, `published` is what visitors see. */
export type Cell = 'yes' | 'own' | 'published' | 'no';

function callerOf(rank: Rank): Caller | null {
  if (rank === 'visitor') return null;
  const roles = rank === 'staff' || rank === 'owner' ? [rank] : [];
  return {
    id: 'own',
    username: rank,
    sessionId: '',
    confirmedAt: 0,
    isSuperuser: rank === 'superuser',
    roles,
  };
}

/** Anybody with the link sees its target. */
const byLink: ReadonlySet<OperationId> = new Set<OperationId>(['getSharedPost']);

export function cellOf({ id, token }: Pick<Operation, 'id' | 'token'>, rank: Rank): Cell {
  const caller = callerOf(rank);
  if (token === 'optional' && !byLink.has(id)) return isEditor(caller) ? 'yes' : 'published';
  if (isAllowed(id, caller, 'another')) return 'yes';
  return isAllowed(id, caller, 'own') ? 'own' : 'no';
}

/** An operation on one account; for a change, the field. */
export interface AccountChange {
  operation:
    | 'getUser'
    | 'updateUser'
    | 'resetPassword'
    | 'uploadUserPhoto'
    | 'deleteUserPhoto'
    | 'resetSecondFactor'
    | 'deleteUser';
  field?: keyof Schemas['UserUpdate'];
}

export const accountChanges: readonly AccountChange[] = [
  { operation: 'getUser' },
  ...(Object.keys(accountFields) as (keyof typeof accountFields)[]).map(
    (field) => ({ operation: 'updateUser', field }) as const,
  ),
  { operation: 'resetPassword' },
  { operation: 'uploadUserPhoto' },
  { operation: 'deleteUserPhoto' },
  { operation: 'resetSecondFactor' },
  { operation: 'deleteUser' },
];

/** The target account: the caller's, or another one of a rank. */
export const targets = ['own', 'noRole', 'staff', 'owner', 'superuser'] as const;
export type Target = (typeof targets)[number];

/** Whether a rank may do this to that account. */
export function mayDo({ operation, field }: AccountChange, rank: Rank, target: Target): boolean {
  const caller = callerOf(rank);
  const id = target === 'own' ? 'own' : 'another';
  if (!caller || !isAllowed(operation, caller, id)) return false;
  const isSuperuser = target === 'superuser' || (target === 'own' && caller.isSuperuser);
  if (operation !== 'getUser' && !isInReach(caller, { id, isSuperuser })) return false;
  const roles = target === 'own' ? caller.roles : [target];
  if (operation === 'resetSecondFactor') return mayResetStep(caller, { roles });
  if (field === 'roles' && !mayTakeOwner(caller, { id, roles })) return false;
  // Nobody deletes their own account.
  if (operation === 'deleteUser') return target !== 'own';
  return field === undefined || maySet(caller, field);
}
