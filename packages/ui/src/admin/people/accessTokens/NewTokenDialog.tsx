import type { NewAccessToken } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { SecretDialog } from '../secrets/SecretDialog.tsx';

export interface NewTokenDialogProps {
  made: NewAccessToken;
  onClose(): void;
}

/** Shows a new token, once only. */
export function NewTokenDialog({ made: { name, token }, onClose }: NewTokenDialogProps) {
  const { t } = useLingui();
  return (
    <SecretDialog
      heading={t`Токен «${name}»`}
      lead={t`Скопируйте его сейчас в настройки программы: больше мы его не покажем. Кто его знает, работает с сайтом от вашего имени.`}
      secret={token}
      doneLabel={t`Токен сохранён`}
      copied={t`Токен скопирован`}
      notCopied={t`Браузер не дал скопировать. Выделите токен и скопируйте сами`}
      onClose={onClose}
    />
  );
}
