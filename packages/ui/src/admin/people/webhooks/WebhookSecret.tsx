import { useLingui } from '@lingui/react/macro';
import { SecretDialog } from '../secrets/SecretDialog.tsx';

export interface ShownSecret {
  /** Of its webhook. */
  name: string;
  secret: string;
}

export interface WebhookSecretProps {
  shown: ShownSecret;
  onClose(): void;
}

/** The secret of a webhook, once. */
export function WebhookSecret({ shown: { name, secret }, onClose }: WebhookSecretProps) {
  const { t } = useLingui();
  return (
    <SecretDialog
      heading={t`Секрет вебхука «${name}»`}
      lead={t`Скопируйте его сейчас в настройки получателя: больше мы его не покажем. По нему получатель проверяет подпись и знает, что событие прислал этот сайт.`}
      secret={secret}
      doneLabel={t`Секрет сохранён`}
      copied={t`Секрет скопирован`}
      notCopied={t`Браузер не дал скопировать. Выделите секрет и скопируйте сами`}
      onClose={onClose}
    />
  );
}
