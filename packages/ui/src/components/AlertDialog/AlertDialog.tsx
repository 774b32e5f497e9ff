import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface AlertDialogProps {
  /** Names the thing and the act: «Удалить пользователя «anna»?». */
  heading: ReactNode;
  /** What follows and whether it can be undone. */
  lead: ReactNode;
  /** The verb on the button that does it. */
  confirmLabel: string;
  /** The act itself. */
  onConfirm(): void;
  /** Asked to close without doing it. */
  onCancel(): void;
  /** The named state: open or closed. */
  isOpen: boolean;
  /** The act is under way. */
  isPending?: boolean;
  /** `danger` (default) for what destroys, `plain` for the rest. */
  tone?: 'danger' | 'plain';
  /** What else stands in the dialog: a failure, a field. */
  children?: ReactNode;
}

/** A dialog that asks before something that cannot be undone. The focus starts on «Отмена». */
export function AlertDialog(props: AlertDialogProps) {
  const { t } = useLingui();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="small"
      heading={props.heading}
      lead={props.lead}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onCancel();
      }}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} tone="secondary" onClick={props.onCancel}>
            {t`Отмена`}
          </Button>
          <Button
            tone={props.tone === 'plain' ? 'primary' : 'danger'}
            isPending={props.isPending ?? false}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
