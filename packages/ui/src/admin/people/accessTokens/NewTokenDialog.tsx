import type { NewAccessToken } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { copyText } from '../../../text/copyText.ts';
import { letters, secret } from './AccessTokens.css.ts';

export interface NewTokenDialogProps {
  made: NewAccessToken;
  onClose(): void;
}

/** The token itself, once: nothing but the button closes it. */
export function NewTokenDialog({ made: { name, token }, onClose }: NewTokenDialogProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const handleCopy = async () => {
    const isCopied = await copyText(document, token);
    showToast(
      isCopied
        ? { message: t`Токен скопирован` }
        : { tone: 'error', message: t`Браузер не дал скопировать. Выделите токен и скопируйте сами` },
    );
  };
  return (
    <Dialog
      size="small"
      heading={t`Токен «${name}»`}
      lead={t`Скопируйте его сейчас в настройки программы: больше мы его не покажем. Кто его знает, работает с сайтом от вашего имени.`}
      isOpen
      canClose={false}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t`Токен сохранён`}
        </Button>
      }
    >
      <div className={secret}>
        <code className={letters}>{token}</code>
        <Button onClick={() => void handleCopy()}>{t`Скопировать`}</Button>
      </div>
    </Dialog>
  );
}
