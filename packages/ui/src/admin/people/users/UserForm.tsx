import type { User } from '@janus-site/core';
import { canToAccount } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { checks, shared, whole } from '../../forms/FormBar.css.ts';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { fieldId } from '../../forms/FormNotices.tsx';
import type { ListAddress } from '../../lists/useListAddress.ts';
import { UserPhoto } from '../photo/UserPhoto.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { PasswordField } from '../../../components/PasswordField/PasswordField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { useSession } from '../../../hooks/useSession.ts';
import { AccountActions } from './AccountActions.tsx';
import { beside, made } from './UsersScreen.css.ts';
import { useUserForm } from './useUserForm.ts';
import type { UserValues } from './userValues.ts';
import { makePassword } from './userValues.ts';

export interface UserFormProps {
  /** Null for a new account. */
  user: User | null;
  /** The list that the back link opens. */
  address: ListAddress;
}

/** One account: its names and its rights. */
export function UserForm({ user, address }: UserFormProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const me = useSession().user;
  const [password, setPassword] = useState('');
  const { form, rights } = useUserForm(user, password, (created) => {
    const { username } = created;
    showToast({ message: t`Пользователь ${username} создан` });
    address.go({ new: '', edit: created.id }, { replace: true });
  });
  const { values, errors } = form;
  const line = (key: 'username' | 'email' | 'first_name' | 'last_name', label: string, isOptional = true) => (
    <Field
      id={fieldId(key)}
      label={label}
      isOptional={isOptional}
      autoComplete="off"
      maxLength={key === 'email' ? 254 : 100}
      type={key === 'email' ? 'email' : 'text'}
      value={values[key]}
      error={errors[key]}
      onChange={(event) => form.change({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <FormFrame
      heading={user ? user.username : t`Новый пользователь`}
      backHref={address.hrefOf({ edit: '', new: '', page: String(address.page) })}
      form={form}
      saveLabel={user ? undefined : t`Создать`}
    >
      <div className={shared}>
        {line('username', t`Имя пользователя`, false)}
        {line('email', t`Почта`)}
        {line('first_name', t`Имя`)}
        {line('last_name', t`Фамилия`)}
        {user ? null : (
          <div className={`${made} ${whole}`}>
            <PasswordField
              id={fieldId('password')}
              label={t`Пароль`}
              help={t`Передайте его человеку сами: письмо мы не отправляем`}
              autoComplete="new-password"
              isShownAtFirst
              value={password}
              error={errors.password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
            <Button className={beside} onClick={() => setPassword(makePassword())}>{t`Придумать`}</Button>
          </div>
        )}
        {rights.roles ? (
          <Select<UserValues['role']>
            id={fieldId('roles')}
            label={t`Роль`}
            help={t`Сотрудник ведёт содержание и сообщения; владелец ещё и пользователей`}
            value={values.role}
            error={errors.roles}
            onValueChange={(role) => form.change({ role })}
            options={[
              { value: 'none', label: t`Без роли` },
              { value: 'staff', label: t`Сотрудник` },
              { value: 'owner', label: t`Владелец` },
            ]}
          />
        ) : null}
        <div className={`${checks} ${whole}`}>
          {rights.active ? (
            <Checkbox
              id={fieldId('is_active')}
              label={t`Может входить`}
              help={t`Если снять, все сеансы завершатся`}
              error={errors.is_active}
              checked={values.is_active}
              onCheckedChange={(is_active) => form.change({ is_active })}
            />
          ) : null}
          {rights.superuser ? (
            <Checkbox
              id={fieldId('is_superuser')}
              label={t`Суперпользователь`}
              help={t`Может всё, и с другими суперпользователями тоже`}
              error={errors.is_superuser}
              checked={values.is_superuser}
              onCheckedChange={(is_superuser) => form.change({ is_superuser })}
            />
          ) : null}
        </div>
        {user ? (
          <div className={whole}>
            <UserPhoto user={user} />
          </div>
        ) : null}
      </div>
      {user && canToAccount(me, 'resetPassword', user) ? <AccountActions user={user} /> : null}
    </FormFrame>
  );
}
