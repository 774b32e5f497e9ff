import { useContext, useSyncExternalStore } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ConfirmationContext } from '../../hooks/confirmation.ts';
import { MissingForm } from '../shared/onDemand.tsx';
import { partCode, useLoadedPart } from '../shared/useLoadedPart.ts';
import type { ConfirmationDialogProps } from '../signIn/ConfirmationDialog.tsx';

const dialogCode = partCode(
  async () => (await import('../signIn/ConfirmationDialog.tsx')).ConfirmationDialog,
);

function LoadedDialog({ onAnswer }: ConfirmationDialogProps) {
  const { t } = useLingui();
  const { loaded: Shown, hasFailed, retry } = useLoadedPart(dialogCode);
  if (Shown) return <Shown onAnswer={onAnswer} />;
  return (
    <Dialog
      size="small"
      heading={t`Подтвердите, что это вы`}
      isOpen={hasFailed === true}
      onOpenChange={() => onAnswer(false)}
    >
      <MissingForm onRetry={retry} />
    </Dialog>
  );
}

/** Shows the server's request to confirm the user's identity; the call that caused it waits. */
export function ConfirmationRequest() {
  const confirmation = useContext(ConfirmationContext);
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked, () => false);
  return isAsked ? <LoadedDialog onAnswer={confirmation.answer} /> : null;
}
