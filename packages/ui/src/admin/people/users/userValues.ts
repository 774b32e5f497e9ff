import type { RoleName, User, UserCreate, UserUpdate } from '@janus-site/core';
import { personName } from '@janus-site/core';
import { orNull } from '../../forms/checks.ts';

export interface UserValues {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  role: RoleName | 'none';
  is_active: boolean;
  is_superuser: boolean;
}

/** Returns the name to show for an account. */
export function fullName(user: User): string {
  return personName(user) || user.username;
}

/** Returns the strongest role; the form offers only one. */
export function roleOf(user: Pick<User, 'roles'> | null): UserValues['role'] {
  const names = user?.roles.map((role) => role.name) ?? [];
  return names.includes('owner') ? 'owner' : (names[0] ?? 'none');
}

export function valuesOf(user: User | null): UserValues {
  return {
    username: user?.username ?? '',
    email: user?.email ?? '',
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    role: user ? roleOf(user) : 'staff',
    is_active: user?.is_active ?? true,
    is_superuser: user?.is_superuser ?? false,
  };
}

/** The parts of an account that the signed-in user may change. */
export interface Rights {
  roles: boolean;
  active: boolean;
  superuser: boolean;
}

/** Returns only values that have changed and that the user may change. */
export function updateBody(values: UserValues, saved: UserValues, rights: Rights): UserUpdate {
  const body: UserUpdate = {};
  if (values.username !== saved.username) body.username = values.username;
  if (values.email !== saved.email) body.email = orNull(values.email);
  if (values.first_name !== saved.first_name) body.first_name = values.first_name;
  if (values.last_name !== saved.last_name) body.last_name = values.last_name;
  if (rights.roles && values.role !== saved.role) body.roles = rolesOf(values);
  if (rights.active && values.is_active !== saved.is_active) body.is_active = values.is_active;
  if (rights.superuser && values.is_superuser !== saved.is_superuser) body.is_superuser = values.is_superuser;
  return body;
}

export function createBody(values: UserValues, password: string, rights: Rights): UserCreate {
  return {
    username: values.username.trim(),
    password,
    email: orNull(values.email),
    first_name: values.first_name,
    last_name: values.last_name,
    is_active: values.is_active,
    roles: rolesOf(values),
    ...(rights.superuser && values.is_superuser ? { is_superuser: true } : {}),
  };
}

const rolesOf = ({ role }: UserValues): RoleName[] => (role === 'none' ? [] : [role]);

/** Generates a password: five groups of four characters without look-alikes. */
export function makePassword(bytes: Uint8Array = crypto.getRandomValues(new Uint8Array(20))): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('');
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
