import type { ComponentType } from 'react';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConfirmationDialogProps } from '../signIn/ConfirmationDialog.tsx';
import type { Confirmation } from '../../hooks/confirmation.ts';
import { ConfirmationContext } from '../../hooks/confirmation.ts';

interface Part {
  Shown: ComponentType<ConfirmationDialogProps> | null;
}

/** The dialog's code, loaded when it is first wanted; where it does not come, nobody is asked. */
function useDialog(isWanted: boolean, { answer }: Confirmation): Part {
  const [part, setPart] = useState<Part>({ Shown: null });
  useEffect(() => {
    if (!isWanted || part.Shown) return;
    import('../signIn/ConfirmationDialog.tsx').then(
      ({ ConfirmationDialog }) => setPart({ Shown: ConfirmationDialog }),
      () => answer(false),
    );
  }, [isWanted, part, answer]);
  return part;
}

/** Shows the question of a service that wants to know again who sits here; what asked for it waits under it. */
export function AskedAgain() {
  const confirmation = useContext(ConfirmationContext);
  const isAsked = useSyncExternalStore(confirmation.subscribe, confirmation.isAsked, () => false);
  const part = useDialog(isAsked, confirmation);
  return isAsked && part.Shown ? <part.Shown onAnswer={confirmation.answer} /> : null;
}
