import type { Write } from '@janus-site/core';
import { errorText } from '@janus-site/core';
import type { ReactNode } from 'react';
import type { AlertDialogProps } from '../../components/AlertDialog/AlertDialog.tsx';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useIsMounted } from '../../hooks/useIsMounted.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { Failure } from './Failure.tsx';

export interface WriteQuestionProps<I, O> extends Pick<
  AlertDialogProps,
  'heading' | 'lead' | 'confirmLabel' | 'tone'
> {
  /** What is done once it is confirmed. */
  write: Write<I, O>;
  input: I;
  /** The message about a refusal: «Токен не отозван.» */
  failed: string;
  /** Called after a success, also if the question was closed meanwhile. */
  onDone(result: O): void;
  onClose(): void;
  /** Further content of the dialog. */
  children?: ReactNode;
}

/**
 * Asks before a write that cannot be undone. Mounted for one question, with the item's id as its key, so that the end
 * of a write touches no other question.
 */
export function WriteQuestion<I, O>(props: WriteQuestionProps<I, O>) {
  const { write, input, failed, onDone, onClose, children, ...words } = props;
  const { language } = usePage();
  const showToast = useToast();
  const isMounted = useIsMounted();
  const { run, isPending, error } = useWrite(write);
  const handleConfirm = async () => {
    const result = await run(input);
    if (result.ok) {
      if (isMounted.current) onClose();
      onDone(result.data);
    } else if (!isMounted.current)
      showToast({ tone: 'error', message: `${failed} ${errorText(result.error, language)}` });
  };
  return (
    <AlertDialog
      {...words}
      isOpen
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {children}
      {error ? <Failure what={failed} error={error} /> : null}
    </AlertDialog>
  );
}
