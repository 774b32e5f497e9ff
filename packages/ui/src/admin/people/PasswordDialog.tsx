import { errorText, fieldErrors, users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { shortestPassword } from '../forms/checks.ts';
import { form as formClass } from '../signIn/LoginForm.css.ts';
import { textOf } from '../shared/textOf.ts';

export interface PasswordDialogProps {
  /** Whose password. */
  user: { id: string; username: string };
  /** One's own password asks for the present one. */
  isOwn: boolean;
  onDone(): void;
  onClose(): void;
}

/** Sets a password; the account's other sign-ins end with it. */
export function PasswordDialog({ user, isOwn, onDone, onClose }: PasswordDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const formId = useId();
  const reset = useWrite(users.resetPassword);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { username } = user;

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const password = textOf(data, 'password');
    if (password.length < shortestPassword)
      return setErrors({ password: t`Нужно не меньше ${shortestPassword} знаков` });
    setErrors({});
    const body = isOwn ? { password, current_password: textOf(data, 'current_password') } : { password };
    const result = await reset.run({ id: user.id, body });
    if (result.ok) return onDone();
    setErrors(fieldErrors(result.error));
  };
  const isUnplaced = reset.error !== null && Object.keys(errors).length === 0;
  return (
    <Dialog
      size="small"
      heading={isOwn ? t`Сменить пароль` : t`Новый пароль для ${username}`}
      lead={
        isOwn
          ? t`Здесь вы останетесь в панели, остальные ваши сеансы завершатся.`
          : t`После смены все сеансы этой учётной записи завершатся.`
      }
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={reset.isPending}>
            {t`Сменить пароль`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={(event) => void handleSubmit(event)}>
        {isUnplaced && reset.error ? (
          <Notice tone="danger" isAlert>
            <p>{errorText(reset.error, language)}</p>
          </Notice>
        ) : null}
        <input type="text" name="username" autoComplete="username" defaultValue={username} hidden />
        {isOwn ? (
          <PasswordField
            label={t`Нынешний пароль`}
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
      </form>
    </Dialog>
  );
}
