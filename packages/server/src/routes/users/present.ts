import type { Schemas } from '../../contract/types.ts';
import { isoTime, readPicture } from '../../values.ts';
import type { UserRow } from './store.ts';

/** Returns an account as the contract shows it, without the password hash. */
export function presentUser(user: UserRow): Schemas['User'] {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    photo: readPicture('users.photo', user.photo),
    is_superuser: user.is_superuser === 1,
    is_active: user.is_active === 1,
    roles: user.roles.map((name) => ({ name })),
    has_second_factor: user.has_second_factor,
    created_at: isoTime(user.created_at),
    last_login_at: isoTime(user.last_login_at),
  };
}
