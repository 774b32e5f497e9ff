import { useContext, useSyncExternalStore } from 'react';
import { ConfirmationContext } from '../../hooks/confirmation.ts';
import { useConfirmationDialog } from './useConfirmationDialog.ts';

/** Shows the question of a service that wants to know again who sits here; what asked for it waits under it. */
export function AskedAgain() {
  const confirmation = useContext(ConfirmationContext);
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked, () => false);
  const part = useConfirmationDialog(isAsked, confirmation);
  return isAsked && part.Shown ? <part.Shown onAnswer={confirmation.answer} /> : null;
}
