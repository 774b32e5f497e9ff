import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** The props of `AlertDialog`. */
export interface AlertDialogProps {
  /** The heading, which names the item and the action: «Удалить пользователя «anna»?». */
  heading: ReactNode;
  /** The consequence, and whether it can be undone. */
  lead: ReactNode;
  /** The verb on the button that confirms. */
  confirmLabel: string;
  /** Performs the action. */
  onConfirm(): void;
  /** Called when the person closes the dialog without confirming. */
  onCancel(): void;
  /** The state: open or closed. */
  isOpen: boolean;
  /** Whether the action is in progress. */
  isPending?: boolean;
  /** `danger` (default) for destructive actions, `plain` for others. */
  tone?: 'danger' | 'plain';
  /** Further content of the dialog: an error, a field. */
  children?: ReactNode;
}

/** A dialog that asks for confirmation of an action that cannot be undone. The focus starts on «Отмена». */
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
