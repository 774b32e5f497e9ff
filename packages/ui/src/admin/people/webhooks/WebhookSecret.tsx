import { useLingui } from '@lingui/react/macro';
import { SecretDialog } from '../secrets/SecretDialog.tsx';

export interface ShownSecret {
  /** The name of the webhook. */
  name: string;
  secret: string;
}

export interface WebhookSecretProps {
  shown: ShownSecret;
  onClose(): void;
}

/** Shows a webhook's secret, once only. */
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
