import { describe, expect, test } from 'vitest';
import { can, canToAccount, hasAnyRole, rolesAllow } from './permissions.ts';
import type { AccountAction, Action, Caller } from './permissions.ts';

const account = (id: string, role?: 'owner' | 'staff', rest: Partial<Caller> = {}): Caller => ({
  id,
  is_superuser: false,
  is_active: true,
  roles: role ? [{ name: role }] : [],
  ...rest,
});
const superuser = account('superuser', undefined, { is_superuser: true });
const owner = account('owner', 'owner');
const staff = account('staff', 'staff');
const nobody = account('nobody');

describe('in an admin area', () => {
  const actions: Action[] = [
    'manageContent',
    'manageMessages',
    'manageProfile',
    'manageUsers',
    'manageBackups',
  ];
  test.each<[string, Caller | null, boolean[]]>([
    ['a superuser may do everything', superuser, [true, true, true, true, true]],
    ['an owner may do everything', owner, [true, true, true, true, true]],
    ['staff has content and messages', staff, [true, true, false, false, false]],
    ['an account without a role has nothing', nobody, [false, false, false, false, false]],
    ['a visitor has nothing', null, [false, false, false, false, false]],
    ['a deactivated owner has nothing', { ...owner, is_active: false }, [false, false, false, false, false]],
  ])('%s', (_, user, expected) => {
    expect(actions.map((action) => can(user, action))).toEqual(expected);
    expect(hasAnyRole(user)).toBe(expected[0]);
  });
});

test('rolesAllow gives the same result for an account known by the names of its roles', () => {
  const named = (roles: string[], isSuperuser = false) => ({ roles, isSuperuser });
  const allowed = (action: Action) =>
    [named([], true), named(['owner']), named(['staff']), named(['guest']), named([])].map((roles) =>
      rolesAllow(roles, action),
    );
  expect(allowed('manageUsers')).toEqual([true, true, false, false, false]);
  expect(allowed('manageContent')).toEqual([true, true, true, false, false]);
});

describe('on an account', () => {
  const may = (user: Caller | null, target: Caller) => {
    const actions: AccountAction[] = [
      'edit',
      'editRoles',
      'deactivate',
      'grantSuperuser',
      'resetPassword',
      'delete',
    ];
    return actions.filter((action) => canToAccount(user, action, target));
  };

  test('a superuser may do everything, except deactivate or delete their own', () => {
    const everything = ['edit', 'editRoles', 'deactivate', 'grantSuperuser', 'resetPassword', 'delete'];
    expect(may(superuser, owner)).toEqual(everything);
    expect(may(superuser, { ...superuser, id: 'another' })).toEqual(everything);
    expect(may(superuser, superuser)).toEqual(['edit', 'editRoles', 'grantSuperuser', 'resetPassword']);
  });

  test('an owner may do everything, except with superusers’ accounts and other owners’ roles', () => {
    expect(may(owner, staff)).toEqual(['edit', 'editRoles', 'deactivate', 'resetPassword', 'delete']);
    expect(may(owner, superuser)).toEqual([]);
    expect(may(owner, owner)).toEqual(['edit', 'editRoles', 'resetPassword']);
    const another = { ...owner, id: 'another' };
    expect(may(owner, another)).toEqual(['edit', 'deactivate', 'resetPassword', 'delete']);
  });

  test('others may change only their own name and password', () => {
    expect(may(staff, staff)).toEqual(['edit', 'resetPassword']);
    expect(may(nobody, nobody)).toEqual(['edit', 'resetPassword']);
    expect(may(staff, nobody)).toEqual([]);
    expect(may(null, staff)).toEqual([]);
    expect(may({ ...owner, is_active: false }, staff)).toEqual([]);
  });
});
