import type { User } from './types.ts';

/** What decides about permissions; any account has it. */
export type Caller = Pick<User, 'id' | 'is_superuser' | 'is_active' | 'roles'>;

/** Things one may do in an admin area. */
export type Action = 'manageContent' | 'manageMessages' | 'manageProfile' | 'manageUsers' | 'manageBackups';

/** Things one may do to an account. */
export type AccountAction =
  | 'edit'
  | 'editRoles'
  | 'deactivate'
  | 'grantSuperuser'
  | 'resetPassword'
  | 'delete';

const staffActions: ReadonlySet<Action> = new Set<Action>(['manageContent', 'manageMessages']);

/**
 * May this person do that? A superuser and the role `owner` may do everything here, `staff` has content and
 * messages, an account without a role has nothing.
 */
export function can(user: Caller | null | undefined, action: Action): boolean {
  if (!user?.is_active) return false;
  return isAdministrator(user) || (hasRole(user, 'staff') && staffActions.has(action));
}

/** May this person open the admin areas at all? Others see whom to ask. */
export function hasAnyRole(user: Caller | null | undefined): boolean {
  return can(user, 'manageContent');
}

/**
 * May this person do that to that account? An owner has no say over superusers, nobody deletes or deactivates their
 * own account. That one superuser stays is known only to the service, which keeps it.
 */
export function canToAccount(
  user: Caller | null | undefined,
  action: AccountAction,
  target: Caller,
): boolean {
  if (!user?.is_active) return false;
  const isOwn = user.id === target.id;
  const isAllowed = user.is_superuser || (hasRole(user, 'owner') && !target.is_superuser);
  switch (action) {
    case 'edit':
    case 'resetPassword':
      return isOwn || isAllowed;
    case 'editRoles':
      return isAllowed;
    case 'grantSuperuser':
      return user.is_superuser;
    case 'deactivate':
    case 'delete':
      return isAllowed && !isOwn;
  }
}

function isAdministrator(user: Caller): boolean {
  return user.is_superuser || hasRole(user, 'owner');
}

function hasRole(user: Caller, name: string): boolean {
  return user.roles.some((role) => role.name === name);
}
