import type { User } from './types.ts';

/** What decides about permissions; any account has it. */
export type Caller = Pick<User, 'id' | 'is_superuser' | 'is_active' | 'roles'>;

/** Things one may do in an admin area. */
export type Action = 'manageContent' | 'manageMessages' | 'manageProfile' | 'manageUsers' | 'manageBackups';

/** The roles of an account, by name. */
export interface Roles {
  isSuperuser: boolean;
  roles: readonly string[];
}

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
 * What roles, by name, allow: a superuser and the role `owner` may do everything here, `staff` has content and
 * messages, an account without a role has nothing. The services ask it too.
 */
export function rolesAllow({ isSuperuser, roles }: Roles, action: Action): boolean {
  return isSuperuser || roles.includes('owner') || (roles.includes('staff') && staffActions.has(action));
}

/** May this person do that? */
export function can(user: Caller | null | undefined, action: Action): boolean {
  return user?.is_active === true && rolesAllow(rolesOf(user), action);
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
  const isAllowed = user.is_superuser || (rolesAllow(rolesOf(user), 'manageUsers') && !target.is_superuser);
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

function rolesOf({ is_superuser, roles }: Caller): Roles {
  return { isSuperuser: is_superuser, roles: roles.map(({ name }) => name) };
}
