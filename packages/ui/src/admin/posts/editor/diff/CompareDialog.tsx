import type { Language } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../../components/Button/Button.tsx';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import type { PostText } from '@janus-site/core/editor';
import { PostTextDiff } from './TextDiff.tsx';

export interface CompareDialogProps {
  heading: ReactNode;
  lead?: ReactNode;
  language: Language;
  before: PostText;
  after: PostText;
  /** Actions placed before the close button. */
  actions?: ReactNode;
  onClose(): void;
}

/** Compares two texts of a post. */
export function CompareDialog(props: CompareDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      size="wide"
      heading={props.heading}
      lead={props.lead}
      isOpen
      onOpenChange={props.onClose}
      actions={
        <>
          {props.actions}
          <Button onClick={props.onClose}>{t`Закрыть`}</Button>
        </>
      }
    >
      <PostTextDiff language={props.language} before={props.before} after={props.after} />
    </Dialog>
  );
}
