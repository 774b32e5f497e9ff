import { useContext, useSyncExternalStore } from 'react';
import { ConfirmationContext } from '../../hooks/confirmation.ts';
import { useConfirmationDialog } from './useConfirmationDialog.ts';

/** Shows the server's request to confirm the user's identity; the call that caused it waits. */
export function AskedAgain() {
  const confirmation = useContext(ConfirmationContext);
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked, () => false);
  const part = useConfirmationDialog(isAsked, confirmation);
  return isAsked && part.Shown ? <part.Shown onAnswer={confirmation.answer} /> : null;
}
