import { rolesAllow } from '@janus-site/core';
import { access } from '../contract/access.ts';
import { isEditor, type Caller } from '../contract/handler.ts';
import type { OperationId, Schemas } from '../contract/types.ts';

/** Whether the caller manages accounts. */
export function managesPeople(caller: Caller): boolean {
  return rolesAllow(caller, 'manageUsers');
}

/** Decides by the table only; `id` is the one in the address, if any. */
export function isAllowed(operation: OperationId, caller: Caller | null, id: string | undefined): boolean {
  const rule = access[operation];
  if (rule === 'visitor') return true;
  if (!caller) return false;
  if (rule === 'signedIn') return true;
  if (rule === 'content') return isEditor(caller);
  return managesPeople(caller) || (rule === 'self' && id?.toLowerCase() === caller.id);
}

type Field = keyof Schemas['UserUpdate'];

/** Who may change a field of an account: the account and those who manage people, only the latter, or superusers. */
export const accountFields: Readonly<Record<Field, 'self' | 'people' | 'superuser'>> = {
  first_name: 'self',
  last_name: 'self',
  // A refused username or email reveals that an account exists.
  username: 'people',
  email: 'people',
  roles: 'people',
  is_active: 'people',
  is_superuser: 'superuser',
};

/** Whether the caller may change this field of an account in reach. */
export function maySet(caller: Caller, field: Field): boolean {
  const rule = accountFields[field];
  return rule === 'self' || (rule === 'people' ? managesPeople(caller) : caller.isSuperuser);
}

/** The second step protects the password, so those who manage people reset it for staff, and superusers for owners. */
export function mayResetStep(caller: Caller, target: { roles: readonly string[] }): boolean {
  return caller.isSuperuser || !target.roles.includes('owner');
}

/** Only superusers take the role `owner` from somebody else: the second step would then be in reach of owners. */
export function mayTakeOwner(caller: Caller, target: { id: string; roles: readonly string[] }): boolean {
  return caller.isSuperuser || target.id === caller.id || !target.roles.includes('owner');
}

/** An owner may not change a superuser. */
export function isInReach(caller: Caller, target: { id: string; isSuperuser: boolean }): boolean {
  return !target.isSuperuser || caller.isSuperuser || target.id === caller.id;
}
