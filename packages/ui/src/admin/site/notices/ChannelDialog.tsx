import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { form } from '../../signIn/LoginForm.css.ts';

export interface ChannelDialogProps {
  heading: string;
  /** What was refused and belongs to no field; empty for nothing. */
  problem: string;
  isPending: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** The frame of both forms. */
export function ChannelDialog(props: ChannelDialogProps) {
  const { heading, problem, isPending, onSubmit, onClose, children } = props;
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      size="small"
      heading={heading}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {t`Сохранить`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        autoComplete="off"
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {problem ? (
          <Notice tone="danger" isAlert>
            <p>{problem}</p>
          </Notice>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
