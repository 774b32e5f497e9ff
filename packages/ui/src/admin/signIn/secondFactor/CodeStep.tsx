import { loginErrorText, secondFactor } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { form, problem } from '../LoginForm.css.ts';
import { PasskeyLogin } from '../passkeys/PasskeyLogin.tsx';
import { textOf } from '../../shared/textOf.ts';
import type { SecondStep } from './secondStep.ts';

export interface CodeStepProps extends SecondStep {
  /** Called after the user has signed in. */
  onDone(): void;
  /** Returns to user name and password. */
  onBack(): void;
}

/** Reports how many recovery codes are left after one was used. */
function useCodesLeft(): () => Promise<void> {
  const { t } = useLingui();
  const { api } = useServices();
  const showToast = useToast();
  return async () => {
    const result = await secondFactor.state().load(api);
    if (!result.ok) return;
    const left = result.data.recovery_codes_left;
    showToast({ tone: 'undo', message: t`Код восстановления использован. Осталось: ${left}` });
  };
}

/** The second step: a code from the app, a recovery code or a passkey. */
export function CodeStep({ username, password, methods, onDone, onBack }: CodeStepProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const { session } = useServices();
  const tellCodesLeft = useCodesLeft();
  const [trouble, setTrouble] = useState('');
  const [isPending, setPending] = useState(false);
  const hasBoth = methods.includes('totp') && methods.includes('recovery_code');
  const [isRecovery, setRecovery] = useState(!methods.includes('totp'));
  const field = useRef<HTMLInputElement>(null);
  const canType = methods.includes(isRecovery ? 'recovery_code' : 'totp');

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    setPending(true);
    setTrouble('');
    const result = await session.login({ username, password, code });
    setPending(false);
    if (result.ok || session.getSnapshot().isAuthenticated) {
      if (isRecovery) void tellCodesLeft();
      return onDone();
    }
    setTrouble(loginErrorText(result.error, language));
    field.current?.focus();
    field.current?.select();
  };
  const switchKind = () => {
    setRecovery(!isRecovery);
    setTrouble('');
  };
  return (
    <form method="post" className={form} onSubmit={(event) => void handleSubmit(event)}>
      {trouble ? (
        <div role="alert" className={problem}>
          <Glyph name="alert" />
          <p>{trouble}</p>
        </div>
      ) : null}
      {methods.length === 0 ? (
        <p>
          {t`Пароль верный, но второго шага, который подошёл бы здесь, у вас не осталось. Попросите владельца сайта сбросить двухшаговый вход; владелец делает это на сервере: npm run janus -- user reset-second-factor.`}
        </p>
      ) : (
        <p>{t`Пароль верный. Остался второй шаг.`}</p>
      )}
      {canType ? (
        <>
          <Field
            key={String(isRecovery)}
            ref={field}
            label={isRecovery ? t`Код восстановления` : t`Код из приложения`}
            help={
              isRecovery
                ? t`Один из тех, что вы сохранили, когда включали двухшаговый вход`
                : t`Шесть цифр, которые приложение показывает сейчас`
            }
            name="code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={50}
            autoFocus
            required
          />
          <Button type="submit" tone="primary" isLarge isPending={isPending} pendingText={t`Вхожу…`}>
            {t`Войти`}
          </Button>
        </>
      ) : null}
      {methods.includes('passkey') ? <PasskeyLogin onDone={onDone} onProblem={setTrouble} /> : null}
      {hasBoth ? (
        <Button onClick={switchKind}>
          {isRecovery ? t`Ввести код из приложения` : t`Ввести код восстановления`}
        </Button>
      ) : null}
      <Button tone="quiet" onClick={onBack}>
        {t`Назад`}
      </Button>
    </form>
  );
}
