import type { Result, User } from '@janus-site/core';
import { canToAccount, isEmailAddress, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { shortestPassword } from '../../forms/checks.ts';
import type { ItemForm, Saver } from '../../forms/useEditor.ts';
import { useSingleForm } from '../../forms/useSingleForm.ts';
import { useServices } from '../../../hooks/services.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { Rights, UserValues } from './userValues.ts';
import { createBody, updateBody, valuesOf } from './userValues.ts';

export interface UserFormState {
  form: ItemForm<UserValues> & { saver: Saver };
  rights: Rights;
}

/** The form of an account. A new account's password is never stored on the device. */
export function useUserForm(
  user: User | null,
  password: string,
  onCreated: (user: User) => void,
): UserFormState {
  const { t } = useLingui();
  const { session } = useServices();
  const me = useSession().user;
  const create = useWrite(users.create);
  const update = useWrite(users.update);
  const rights: Rights = user
    ? {
        roles: canToAccount(me, 'editRoles', user),
        active: canToAccount(me, 'deactivate', user),
        superuser: canToAccount(me, 'grantSuperuser', user) && user.id !== me?.id,
      }
    : { roles: true, active: true, superuser: me?.is_superuser ?? false };

  const validate = (values: UserValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    if (!values.username.trim()) errors.username = t`Введите имя пользователя`;
    if (values.email && !isEmailAddress(values.email))
      errors.email = t`Введите адрес почты так: name@example.com`;
    if (!user && password.length < shortestPassword)
      errors.password = t`Нужно не меньше ${shortestPassword} знаков`;
    return errors;
  };
  /** Sends nothing without a change: the server refuses an empty update. */
  const change = async (user: User, values: UserValues): Promise<Result<User>> => {
    const body = updateBody(values, valuesOf(user), rights);
    if (Object.keys(body).length === 0) return { ok: true, data: user, response: new Response() };
    return update.run({ id: user.id, body });
  };
  const form = useSingleForm<UserValues, User>({
    name: `user.${user?.id ?? 'new'}`,
    saved: valuesOf(user),
    isNew: user === null,
    validate,
    send: (values) => (user ? change(user, values) : create.run(createBody(values, password, rights))),
    onSaved(saved) {
      if (saved.id === me?.id) void session.loadUser();
      if (!user) onCreated(saved);
    },
  });
  return { form, rights };
}
