import { errorText, passkeys } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { makePasskey } from '../../signIn/passkeys/askBrowser.ts';
import { useNoAnswerText } from '../../signIn/passkeys/useNoAnswerText.ts';
import { textOf } from '../../shared/textOf.ts';
import { Field } from '../../../components/Field/Field.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { browserName } from './browserName.ts';

export interface PasskeyDialogProps {
  onDone(): void;
  onClose(): void;
}

/** Asks for a name and has the browser create a new passkey. */
export function PasskeyDialog({ onDone, onClose }: PasskeyDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
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
  const handleSubmit = async (data: FormData) => {
    const name = textOf(data, 'name').trim();
    if (!name) return setProblem(t`Назовите ключ, чтобы потом узнать его`);
    setPending(true);
    setProblem('');
    const found = await make(name);
    setPending(false);
    if (found) setProblem(found);
    else onDone();
  };
  return (
    <FormDialog
      size="small"
      heading={t`Новый ключ доступа`}
      lead={t`Браузер попросит отпечаток, лицо или код этого устройства и сохранит ключ.`}
      submitText={t`Создать ключ`}
      problem={problem}
      isPending={isPending}
      onSubmit={(data) => void handleSubmit(data)}
      onClose={onClose}
    >
      <Field
        label={t`Название`}
        name="name"
        maxLength={100}
        defaultValue={browserName(navigator.userAgent) || t`Мой ключ`}
      />
    </FormDialog>
  );
}
