import type { User } from './types.ts';

/** The part of a user that permissions depend on. */
export type Caller = Pick<User, 'id' | 'is_superuser' | 'is_active' | 'roles'>;

/** Actions in the admin areas. */
export type Action = 'manageContent' | 'manageMessages' | 'manageProfile' | 'manageUsers' | 'manageBackups';

/** The roles of an account, by name. */
export interface Roles {
  isSuperuser: boolean;
  roles: readonly string[];
}

/** Actions on an account. */
export type AccountAction =
  | 'edit'
  | 'editRoles'
  | 'deactivate'
  | 'grantSuperuser'
  | 'resetPassword'
  | 'delete';

const staffActions: ReadonlySet<Action> = new Set<Action>(['manageContent', 'manageMessages']);

/**
 * Returns whether roles, by name, allow an action. Superusers and the role `owner` may perform all actions, `staff`
 * manages content and messages, and an account without a role has no permissions. The services use this function too.
 */
export function rolesAllow({ isSuperuser, roles }: Roles, action: Action): boolean {
  return isSuperuser || roles.includes('owner') || (roles.includes('staff') && staffActions.has(action));
}

/** Returns whether a user may perform an action. */
export function can(user: Caller | null | undefined, action: Action): boolean {
  return user?.is_active === true && rolesAllow(rolesOf(user), action);
}

/** Returns whether a user may use the admin areas at all. */
export function hasAnyRole(user: Caller | null | undefined): boolean {
  return can(user, 'manageContent');
}

/**
 * Returns whether a user may perform an action on an account. Owners cannot change superusers or the roles of other
 * owners, nobody can delete or deactivate their own account. The service alone ensures that one superuser remains.
 */
export function canToAccount(
  user: Caller | null | undefined,
  action: AccountAction,
  target: Caller,
): boolean {
  if (!user?.is_active) return false;
  const isOwn = user.id === target.id;
  const isAllowed = user.is_superuser || (rolesAllow(rolesOf(user), 'manageUsers') && !target.is_superuser);
  switch (action) {
    case 'edit':
    case 'resetPassword':
      return isOwn || isAllowed;
    case 'editRoles':
      return isAllowed && (isOwn || !isFixedOwner(user, target));
    case 'grantSuperuser':
      return user.is_superuser;
    case 'deactivate':
    case 'delete':
      return isAllowed && !isOwn;
  }
}

/** Only superusers take the role `owner` from others. */
function isFixedOwner(user: Caller, target: Caller): boolean {
  return !user.is_superuser && rolesOf(target).roles.includes('owner');
}

function rolesOf({ is_superuser, roles }: Caller): Roles {
  return { isSuperuser: is_superuser, roles: roles.map(({ name }) => name) };
}
