import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { copyText } from '../../../text/copyText.ts';
import { letters, secret as secretClass } from '../accessTokens/AccessTokens.css.ts';

export interface ShownSecret {
  /** Of its webhook. */
  name: string;
  secret: string;
}

export interface SecretDialogProps {
  shown: ShownSecret;
  onClose(): void;
}

/** The secret of a webhook, once: nothing but the button closes it. */
export function SecretDialog({ shown: { name, secret }, onClose }: SecretDialogProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const handleCopy = async () => {
    const isCopied = await copyText(document, secret);
    showToast(
      isCopied
        ? { message: t`Секрет скопирован` }
        : { tone: 'error', message: t`Браузер не дал скопировать. Выделите секрет и скопируйте сами` },
    );
  };
  return (
    <Dialog
      size="small"
      heading={t`Секрет вебхука «${name}»`}
      lead={t`Скопируйте его сейчас в настройки получателя: больше мы его не покажем. По нему получатель проверяет подпись и знает, что событие прислал этот сайт.`}
      isOpen
      canClose={false}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t`Секрет сохранён`}
        </Button>
      }
    >
      <div className={secretClass}>
        <code className={letters}>{secret}</code>
        <Button onClick={() => void handleCopy()}>{t`Скопировать`}</Button>
      </div>
    </Dialog>
  );
}
