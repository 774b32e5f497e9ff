import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import type { Confirmation } from '../../hooks/confirmation.ts';
import type { ConfirmationDialogProps } from '../signIn/ConfirmationDialog.tsx';

interface Part {
  Shown: ComponentType<ConfirmationDialogProps> | null;
}

/** Loads the dialog's code on first use; if that fails, the confirmation counts as declined. */
export function useConfirmationDialog(isWanted: boolean, { answer }: Confirmation): Part {
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
