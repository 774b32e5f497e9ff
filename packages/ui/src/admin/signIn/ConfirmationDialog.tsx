import type { ClientError } from '@janus-site/core';
import { errorText, fieldErrors, passkeys, sessions } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { form as formClass } from './LoginForm.css.ts';
import { answerWithPasskey } from './passkeys/askBrowser.ts';
import { passkeySupport } from './passkeys/passkeySupport.ts';
import { useNoAnswerText } from './passkeys/useNoAnswerText.ts';
import { textOf } from '../shared/textOf.ts';

export interface ConfirmationDialogProps {
  /** Called with whether the user has confirmed their identity; false if they declined. */
  onAnswer(isConfirmed: boolean): void;
}

/** Asks by password or passkey whether the user is still the one who signed in; the page below stays as it is. */
export function ConfirmationDialog({ onAnswer }: ConfirmationDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { user } = useSession();
  const formId = useId();
  const password = useRef<HTMLInputElement>(null);
  const confirm = useWrite(sessions.confirm);
  const options = useWrite(passkeys.signInOptions);
  const noAnswerText = useNoAnswerText();
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState('');
  const own = useRead(passkeySupport() === 'offered' ? passkeys.list() : null);
  const hasPasskey = own.state === 'ready' && own.data.items.length > 0;

  const begin = () => {
    setWrong('');
    setProblem('');
  };
  const explain = (error: ClientError) => {
    const found = fieldErrors(error)['password'];
    if (found) setWrong(found);
    else setProblem(errorText(error, language));
    password.current?.focus();
    password.current?.select();
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = textOf(new FormData(event.currentTarget), 'password');
    begin();
    if (!typed) {
      password.current?.focus();
      return setWrong(t`Введите пароль`);
    }
    const result = await confirm.run({ password: typed });
    if (result.ok) onAnswer(true);
    else explain(result.error);
  };
  const handlePasskey = async () => {
    begin();
    const asked = await options.run();
    if (!asked.ok) return explain(asked.error);
    const answer = await answerWithPasskey(asked.data);
    if (!answer.ok) return setProblem(noAnswerText(answer.reason));
    const result = await confirm.run({ credential: answer.credential });
    if (result.ok) onAnswer(true);
    else explain(result.error);
  };
  return (
    <Dialog
      size="small"
      heading={t`Подтвердите, что это вы`}
      lead={t`Вы вошли больше десяти минут назад, а это действие важное или необратимое. Введённое на странице останется на месте.`}
      isOpen
      onOpenChange={() => onAnswer(false)}
      initialFocus={password}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={confirm.isPending}>
            {t`Подтвердить`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={(event) => void handleSubmit(event)}>
        {problem ? (
          <Notice tone="danger" isAlert>
            <p>{problem}</p>
          </Notice>
        ) : null}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={user?.username ?? ''}
          hidden
        />
        <PasswordField
          ref={password}
          label={t`Пароль`}
          name="password"
          autoComplete="current-password"
          error={wrong || undefined}
        />
        {hasPasskey ? (
          <Button isPending={options.isPending} onClick={() => void handlePasskey()}>
            {t`Подтвердить ключом доступа`}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}
