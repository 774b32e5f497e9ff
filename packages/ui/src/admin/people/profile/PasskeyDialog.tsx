import { errorText, passkeys } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { form as formClass } from '../../signIn/LoginForm.css.ts';
import { makePasskey } from '../../signIn/passkeys/askBrowser.ts';
import { useNoAnswerText } from '../../signIn/passkeys/useNoAnswerText.ts';
import { textOf } from '../../shared/textOf.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { browserName } from './browserName.ts';

export interface PasskeyDialogProps {
  onDone(): void;
  onClose(): void;
}

/** Names a new passkey and has the browser make it. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const formId = useId();
  const options = useWrite(passkeys.creationOptions);
  const create = useWrite(passkeys.create);
  const noAnswerText = useNoAnswerText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  const make = async (name: string): Promise<string> => {
    const asked = await options.run();
    if (!asked.ok) return errorText(asked.error, language);
    const made = await makePasskey(asked.data);
    if (!made.ok) return noAnswerText(made.reason);
    const result = await create.run({ name, credential: made.credential });
    return result.ok ? '' : errorText(result.error, language);
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = textOf(new FormData(event.currentTarget), 'name').trim();
    if (!name) return setProblem(t`Назовите ключ, чтобы потом узнать его`);
    setPending(true);
    setProblem('');
    const found = await make(name);
    setPending(false);
    if (found) setProblem(found);
    else onDone();
  };
  return (
    <Dialog
      size="small"
      heading={t`Новый ключ доступа`}
      lead={t`Браузер попросит отпечаток, лицо или код этого устройства и сохранит ключ.`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {t`Создать ключ`}
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
        <Field
          label={t`Название`}
          name="name"
          maxLength={100}
          defaultValue={browserName(navigator.userAgent) || t`Мой ключ`}
        />
      </form>
    </Dialog>
  );
}
