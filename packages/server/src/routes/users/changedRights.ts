import type { Schemas } from '../../contract/types.ts';
import type { UserRow } from './store.ts';

/** Returns the rights that a change grants or withdraws, as named in the details of its event. */
export function changedRights(
  user: UserRow,
  {
    is_superuser = user.is_superuser === 1,
    is_active = user.is_active === 1,
    roles = user.roles,
  }: Schemas['UserUpdate'],
): string[] {
  const rights: [before: boolean, after: boolean, granted: string, withdrawn: string][] = [
    [user.is_superuser === 1, is_superuser, 'superuser', 'not_superuser'],
    [user.roles.includes('owner'), roles.includes('owner'), 'owner', 'not_owner'],
    [user.roles.includes('staff'), roles.includes('staff'), 'staff', 'not_staff'],
    [user.is_active === 1, is_active, 'enabled', 'disabled'],
  ];
  return rights
    .filter(([before, after]) => before !== after)
    .map(([, after, granted, withdrawn]) => (after ? granted : withdrawn));
}
