import type { ClientError, Result, User } from '@janus-site/core';
import { canToAccount, fieldErrors, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isEmail, shortestPassword } from '../../forms/checks.ts';
import type { ItemForm } from '../../forms/useItemForm.ts';
import { useItemForm } from '../../forms/useItemForm.ts';
import type { Saver } from '../../forms/useSaver.ts';
import { useSaver } from '../../forms/useSaver.ts';
import { useServices } from '../../../hooks/services.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { Rights, UserValues } from './userValues.ts';
import { createBody, updateBody, valuesOf } from './userValues.ts';

export interface UserFormState {
  form: ItemForm<UserValues>;
  saver: Saver<User>;
  rights: Rights;
  attempt: number;
}

const invalid: ClientError = { kind: 'config', message: 'The form has fields to mend' };

/** The form of an account. The password of a new one is never kept on the device. */
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
  const form = useItemForm({ name: `user.${user?.id ?? 'new'}`, saved: valuesOf(user) });
  const [attempt, setAttempt] = useState(0);
  const rights: Rights = user
    ? {
        roles: canToAccount(me, 'editRoles', user),
        active: canToAccount(me, 'deactivate', user),
        superuser: canToAccount(me, 'grantSuperuser', user) && user.id !== me?.id,
      }
    : { roles: true, active: true, superuser: me?.is_superuser ?? false };

  const validate = (values: UserValues): Record<string, string> => {
    const errors: Record<string, string> = {};
    if (!values.username.trim()) errors.username = t`Введите имя для входа`;
    if (values.email && !isEmail(values.email)) errors.email = t`Введите адрес почты так: name@example.com`;
    if (!user && password.length < shortestPassword)
      errors.password = t`Нужно не меньше ${shortestPassword} знаков`;
    return errors;
  };
  const refuse = (errors: Record<string, string>) => {
    form.setErrors(errors);
    setAttempt((count) => count + 1);
  };
  /** Without a change there is nothing to send: the service refuses an empty one. */
  const change = async (known: User, values: UserValues): Promise<Result<User>> => {
    const body = updateBody(values, valuesOf(known), rights);
    if (Object.keys(body).length === 0) return { ok: true, data: known, response: new Response() };
    return update.run({ id: known.id, body });
  };
  const run = async (): Promise<Result<User>> => {
    const values = form.read();
    const errors = validate(values);
    if (Object.keys(errors).length > 0) {
      refuse(errors);
      return { ok: false, error: invalid };
    }
    form.setErrors({});
    const result = user ? await change(user, values) : await create.run(createBody(values, password, rights));
    if (!result.ok) {
      refuse({ ...fieldErrors(result.error) });
      return result;
    }
    form.markSaved(values);
    if (result.data.id === me?.id) void session.loadUser();
    if (!user) onCreated(result.data);
    return result;
  };
  return { form, saver: useSaver(run), rights, attempt };
}
