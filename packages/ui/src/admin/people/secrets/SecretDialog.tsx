import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { copyText } from '../../../text/copyText.ts';
import { letters, line } from './SecretDialog.css.ts';

export interface SecretDialogProps {
  heading: string;
  lead: string;
  secret: string;
  /** The label of the button that closes the dialog. */
  doneLabel: string;
  copied: string;
  /** What to do if the browser cannot copy. */
  notCopied: string;
  onClose(): void;
}

/** A secret, shown once: only the button closes the dialog. */
export function SecretDialog(props: SecretDialogProps) {
  const { heading, lead, secret, doneLabel, copied, notCopied, onClose } = props;
  const { t } = useLingui();
  const showToast = useToast();
  const handleCopy = async () => {
    const isCopied = await copyText(document, secret);
    showToast(isCopied ? { message: copied } : { tone: 'error', message: notCopied });
  };
  return (
    <Dialog
      size="small"
      heading={heading}
      lead={lead}
      isOpen
      canClose={false}
      onOpenChange={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {doneLabel}
        </Button>
      }
    >
      <div className={line}>
        <code className={letters}>{secret}</code>
        <Button onClick={() => void handleCopy()}>{t`Скопировать`}</Button>
      </div>
    </Dialog>
  );
}
