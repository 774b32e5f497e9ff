import type { Schemas } from '../../contract/types.ts';
import type { UserRow } from './store.ts';

/** An account as the contract shows it: never the hash of its password. */
export function presentUser(user: UserRow): Schemas['User'] {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    photo: user.photo,
    is_superuser: user.is_superuser === 1,
    is_active: user.is_active === 1,
    roles: user.roles.map((name) => ({ name })),
    created_at: new Date(user.created_at).toISOString(),
    last_login_at: user.last_login_at === null ? null : new Date(user.last_login_at).toISOString(),
  };
}
