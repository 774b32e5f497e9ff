import type { RecoveryCodes, TotpOptions } from '@janus-site/core';
import { errorText, secondFactor } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { copyText } from '../../../text/copyText.ts';
import { form as formClass } from '../../signIn/LoginForm.css.ts';
import { textOf } from '../../shared/textOf.ts';
import { QrCode } from './QrCode.tsx';
import { letters, secret as secretClass } from './TotpDialog.css.ts';

export interface TotpDialogProps {
  options: TotpOptions;
  onDone(made: RecoveryCodes): void;
  onClose(): void;
}

/** Groups a secret by four characters, for reading and typing. */
const grouped = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Connects an authenticator app: the app takes the secret, and a code from it confirms. */
export function TotpDialog({ options, onDone, onClose }: TotpDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const formId = useId();
  const enable = useWrite(secondFactor.enableTotp);
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { secret, uri, token } = options;

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    if (!code) return setProblem(t`Введите шесть цифр из приложения`);
    setProblem('');
    const result = await enable.run({ token, code });
    if (result.ok) return onDone(result.data);
    setProblem(errorText(result.error, language));
    field.current?.focus();
    field.current?.select();
  };
  const handleCopy = async () => {
    const isCopied = await copyText(document, secret);
    showToast(
      isCopied
        ? { message: t`Ключ настройки скопирован` }
        : {
            tone: 'error',
            message: t`Браузер не дал скопировать. Выделите ключ настройки и скопируйте сами`,
          },
    );
  };
  return (
    <Dialog
      size="small"
      heading={t`Приложение с кодами`}
      lead={t`Подойдёт любое приложение: Google Authenticator, Яндекс Ключ, Aegis, 1Password. Отсканируйте им этот код и введите шесть цифр, которые оно покажет.`}
      isOpen
      onOpenChange={onClose}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={enable.isPending}>
            {t`Подключить`}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={(event) => void handleSubmit(event)}>
        <QrCode text={uri} label={t`QR-код для приложения; ключ настройки текстом — ниже`} />
        <div>
          <p>
            <Trans>
              Не сканируется? Введите ключ настройки сами или{' '}
              <a href={uri}>откройте приложение на этом устройстве</a>:
            </Trans>
          </p>
          <div className={secretClass}>
            <code className={letters}>{grouped(secret)}</code>
            <Button onClick={() => void handleCopy()}>{t`Скопировать`}</Button>
          </div>
        </div>
        {problem ? (
          <Notice tone="danger" isAlert>
            <p>{problem}</p>
          </Notice>
        ) : null}
        <Field
          ref={field}
          label={t`Код из приложения`}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
        />
      </form>
    </Dialog>
  );
}
