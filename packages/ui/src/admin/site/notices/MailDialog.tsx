import type { MailChannel } from '@janus-site/core';
import { notices } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SecretField } from './SecretField.tsx';
import { ServerFields } from './ServerFields.tsx';
import { useChannelSave } from './useChannelSave.ts';
import { useMailForm } from './useMailForm.ts';

export interface MailDialogProps {
  mail: MailChannel;
  /** Whether the mail server may be in a private network, where encryption is optional. */
  allowsPrivate: boolean;
  onClose(): void;
}

/** The form of the mail channel. */
export function MailDialog({ mail, allowsPrivate, onClose }: MailDialogProps) {
  const { t } = useLingui();
  const { save, isPending, errors, problem } = useChannelSave(notices.saveMail, onClose);
  const form = useMailForm(mail);
  const { values, change } = form;
  return (
    <FormDialog
      size="small"
      heading={t`Уведомления на почту`}
      submitText={t`Сохранить`}
      problem={problem}
      isPending={isPending}
      onSubmit={() => save(form.body(), form.lacks())}
      onClose={onClose}
    >
      <ServerFields form={form} errors={errors} allowsPrivate={allowsPrivate} />
      <SecretField
        label={t`Пароль`}
        help={t`Если у почты есть двухшаговый вход, сделайте в ней отдельный пароль приложения.`}
        kept={t`Сохранён. Прочитать его нельзя, только сменить или убрать.`}
        removed={t`Будет убран, когда вы сохраните.`}
        error={errors['password']}
        hasSecret={mail.has_password}
        value={form.password}
        onChange={form.setPassword}
      />
      <Field
        label={t`Куда писать`}
        type="email"
        maxLength={254}
        value={values.to}
        error={errors['to']}
        onChange={(event) => change({ to: event.target.value })}
      />
      <Field
        label={t`От кого`}
        help={t`Пусто — от того же адреса. Серверы часто требуют тот, под которым вы вошли.`}
        type="email"
        isOptional
        maxLength={254}
        value={values.from}
        error={errors['from']}
        onChange={(event) => change({ from: event.target.value })}
      />
      <Checkbox
        label={t`Отправлять`}
        help={t`Если выключить, то, что ждёт отправки, пропадёт. Сами сообщения останутся в панели.`}
        checked={values.is_on}
        onCheckedChange={(is_on) => change({ is_on })}
      />
    </FormDialog>
  );
}
