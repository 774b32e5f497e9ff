import { loginErrorText } from '@janus-site/core';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/Field/Field.tsx';
import { Glyph } from '../../components/Glyph/Glyph.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { usePage } from '../../hooks/page.ts';
import { useServices } from '../../hooks/services.ts';
import { form, hint, problem } from './LoginForm.css.ts';
import { onDemand } from '../shared/onDemand.tsx';
import { PasskeyLogin } from './passkeys/PasskeyLogin.tsx';
import type { SecondStep } from './secondFactor/secondStep.ts';
import { secondStepOf } from './secondFactor/secondStep.ts';
import { textOf } from '../shared/textOf.ts';

const CodeStep = onDemand(async () => (await import('./secondFactor/CodeStep.tsx')).CodeStep);

export interface LoginFormProps {
  /** Called after the user has signed in. */
  onDone(): void;
  /** Prefilled when the same user signs in again. */
  username?: string;
}

/**
 * User name and password, in a form that password managers recognise; then the second step if the account requires it.
 */
export function LoginForm({ onDone, username = '' }: LoginFormProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { session } = useServices();
  const [trouble, setTrouble] = useState('');
  const [isPending, setPending] = useState(false);
  const [second, setSecond] = useState<SecondStep | null>(null);
  const [hasCapsLock, setCapsLock] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    setPending(true);
    setTrouble('');
    const credentials = { username: textOf(data, 'username').trim(), password: textOf(data, 'password') };
    const result = await session.login(credentials);
    setPending(false);
    // Signed in, even if the user could not be loaded.
    if (result.ok || session.getSnapshot().isAuthenticated) return onDone();
    const methods = secondStepOf(result.error);
    if (methods) return setSecond({ ...credentials, methods });
    setTrouble(loginErrorText(result.error, language));
    passwordField.current?.focus();
    passwordField.current?.select();
  };
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  if (second) return <CodeStep {...second} onDone={onDone} onBack={() => setSecond(null)} />;
  return (
    <form method="post" className={form} onSubmit={(event) => void handleSubmit(event)}>
      {trouble ? (
        <div role="alert" className={problem}>
          <Glyph name="alert" />
          <p>{trouble}</p>
        </div>
      ) : null}
      <Field
        label={t`Имя пользователя`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={username}
        autoFocus={!username}
        required
      />
      <PasswordField
        ref={passwordField}
        label={t`Пароль`}
        name="password"
        autoComplete="current-password"
        autoFocus={Boolean(username)}
        required
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <div role="status">
        {hasCapsLock ? (
          <p className={hint}>
            <Glyph name="info" size={16} />
            {t`Включён Caps Lock`}
          </p>
        ) : null}
      </div>
      <Button type="submit" tone="primary" isLarge isPending={isPending} pendingText={t`Вхожу…`}>
        {t`Войти`}
      </Button>
      <PasskeyLogin onDone={onDone} onProblem={setTrouble} />
    </form>
  );
}
