import { errorText, fieldErrors, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { shortestPassword } from '../forms/checks.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { textOf } from '../shared/textOf.ts';

export interface PasswordDialogProps {
  /** The account whose password is set. */
  user: { id: string; username: string };
  /** Changing one's own password requires the current one. */
  isOwn: boolean;
  onDone(): void;
  onClose(): void;
}

/** Sets a password; the account's other sessions end. */
export function PasswordDialog({ user, isOwn, onDone, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const reset = useWrite(users.resetPassword);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { username } = user;

  const handleSubmit = async (data: FormData) => {
    const password = textOf(data, 'password');
    if (password.length < shortestPassword)
      return setErrors({ password: t`Нужно не меньше ${shortestPassword} знаков` });
    setErrors({});
    const body = isOwn ? { password, current_password: textOf(data, 'current_password') } : { password };
    const result = await reset.run({ id: user.id, body });
    if (result.ok) return onDone();
    setErrors(fieldErrors(result.error));
  };
  return (
    <FormDialog
      size="small"
      heading={isOwn ? t`Сменить пароль` : t`Новый пароль для ${username}`}
      lead={
        isOwn
          ? t`Здесь вы останетесь в панели, остальные ваши сеансы завершатся.`
          : t`Все сеансы этой учётной записи завершатся, её ключи и токены доступа перестанут работать.`
      }
      submitText={t`Сменить пароль`}
      problem={reset.error && Object.keys(errors).length === 0 ? errorText(reset.error, language) : ''}
      isPending={reset.isPending}
      onSubmit={(data) => void handleSubmit(data)}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
      {isOwn ? (
        <PasswordField
          label={t`Текущий пароль`}
          name="current_password"
          autoComplete="current-password"
          error={errors.current_password}
        />
      ) : null}
      <PasswordField
        label={t`Новый пароль`}
        name="password"
        autoComplete="new-password"
        help={t`Не меньше ${shortestPassword} знаков; лучше всего три-четыре несвязанных слова`}
        error={errors.password}
      />
    </FormDialog>
  );
}
