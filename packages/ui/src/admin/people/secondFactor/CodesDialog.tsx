import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { copyText } from '../../../text/copyText.ts';
import { saveFile } from '../../shared/saveFile.ts';
import * as styles from './CodesDialog.css.ts';

export interface CodesDialogProps {
  codes: readonly string[];
  onClose(): void;
}

/** The recovery codes, shown once: only the button closes the dialog. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const { host } = location;
  const text = [t`Коды восстановления, ${host}. Каждый годится один раз.`, '', ...codes, ''].join('\n');
  const handleCopy = async () => {
    const isCopied = await copyText(document, text);
    showToast(
      isCopied
        ? { message: t`Коды скопированы` }
        : { tone: 'error', message: t`Браузер не дал скопировать. Скачайте коды или выделите их` },
    );
  };
  return (
    <Dialog
      heading={t`Коды восстановления`}
      lead={t`С ними вы войдёте, если потеряете телефон или ключ. Каждый годится один раз. Сохраните их сейчас, не в самом телефоне: больше мы их не покажем.`}
      isOpen
      canClose={false}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t`Коды сохранены`}
        </Button>
      }
    >
      <ul role="list" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.tools}>
        <Button onClick={() => void handleCopy()}>{t`Скопировать`}</Button>
        <Button
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'janus-recovery-codes.txt')}
        >{t`Скачать`}</Button>
        <Button onClick={() => print()}>{t`Напечатать`}</Button>
      </div>
    </Dialog>
  );
}
