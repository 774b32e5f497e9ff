import { rolesAllow } from '@janus-site/core';
import { access } from '../contract/access.ts';
import { isEditor, type Caller } from '../contract/handler.ts';
import type { OperationId, Schemas } from '../contract/types.ts';

/** Whether the caller manages accounts. */
export function managesPeople(caller: Caller): boolean {
  return rolesAllow(caller, 'manageUsers');
}

/** Decides by the table alone; `id` is the one in the address, if any. */
export function isAllowed(operation: OperationId, caller: Caller | null, id: string | undefined): boolean {
  const rule = access[operation];
  if (rule === 'visitor') return true;
  if (!caller) return false;
  if (rule === 'signedIn') return true;
  if (rule === 'content') return isEditor(caller);
  return managesPeople(caller) || (rule === 'self' && id?.toLowerCase() === caller.id);
}

type Field = keyof Schemas['UserUpdate'];

/** Who changes which part of an account: its person and those who manage people, these alone, or superusers. */
export const accountFields: Readonly<Record<Field, 'self' | 'people' | 'superuser'>> = {
  first_name: 'self',
  last_name: 'self',
  // that a name or an address is taken says who has an account
  username: 'people',
  email: 'people',
  roles: 'people',
  is_active: 'people',
  is_superuser: 'superuser',
};

/** Whether the caller may change this of an account that is in reach. */
export function maySet(caller: Caller, field: Field): boolean {
  const rule = accountFields[field];
  return rule === 'self' || (rule === 'people' ? managesPeople(caller) : caller.isSuperuser);
}

/** The second step guards the password, so who manages people resets that of staff; that of an owner, a superuser. */
export function mayResetStep(caller: Caller, target: { roles: readonly string[] }): boolean {
  return caller.isSuperuser || !target.roles.includes('owner');
}

/** An owner never touches a superuser. */
export function isInReach(caller: Caller, target: { id: string; isSuperuser: boolean }): boolean {
  return !target.isSuperuser || caller.isSuperuser || target.id === caller.id;
}
