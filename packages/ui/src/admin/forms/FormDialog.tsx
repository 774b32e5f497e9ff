import { useLingui } from '@lingui/react/macro';
import type { InputEvent, ReactNode, SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import type { DialogProps } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { form as oneColumn } from '../signIn/LoginForm.css.ts';
import { RestoredNotice } from './FormNotices.tsx';
import { useInvalidFocus } from './useInvalidFocus.ts';
import type { KeptDialog } from './useKeptForm.ts';
import { useLeaveHold } from './useLeaveHold.ts';

export interface FormDialogProps extends Pick<DialogProps, 'heading' | 'lead' | 'size'> {
  /** The label of the main button. */
  submitText: string;
  /** A refusal that belongs to no field; empty for none. */
  problem: string;
  isPending: boolean;
  /** Called with the field values; the caller closes the dialog. */
  onSubmit(data: FormData): void;
  onClose(): void;
  /** The form's values on the device, if it keeps them. */
  kept?: KeptDialog;
  /** The layout of the fields; stacked by default. */
  formClassName?: string;
  /** The fields. */
  children: ReactNode;
  /** Below the form, outside it. */
  below?: ReactNode;
}

const nothing = () => undefined;

/** A form in a dialog. Once text was typed, closing it any way but by «Отмена» asks for confirmation. */
export function FormDialog(props: FormDialogProps) {
  const { problem, isPending, kept } = props;
  const { t } = useLingui();
  const formId = useId();
  const { navigate } = useNavigation();
  const [hasInput, setInput] = useState(false);
  const hasTyped = kept?.isTyped ?? hasInput;
  /** Where to go after closing; empty to stay on the page, null while not closing. */
  const [target, setTarget] = useState<string | null>(null);
  useLeaveHold(hasTyped, setTarget);
  const { form, expectErrors, ignoreErrors } = useInvalidFocus(isPending);
  const back = useRef<HTMLButtonElement>(null);

  const handleInput = ({ nativeEvent }: InputEvent) => {
    ignoreErrors();
    // Autofill, checkboxes and file inputs dispatch plain events.
    if (nativeEvent instanceof window.InputEvent) setInput(true);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    expectErrors();
    props.onSubmit(new FormData(event.currentTarget));
  };
  const onClose = () => {
    kept?.cancel();
    props.onClose();
  };
  const handleDiscard = (to: string) => {
    onClose();
    // closing may have already navigated there
    if (to && new URL(to, location.href).href !== location.href) navigate(to);
  };
  return (
    <Dialog
      heading={props.heading}
      lead={props.lead}
      {...(props.size ? { size: props.size } : {})}
      isOpen
      onOpenChange={() => (hasTyped ? setTarget('') : onClose())}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={formId} isPending={isPending}>
            {props.submitText}
          </Button>
        </>
      }
    >
      <Notices kept={kept} problem={problem} />
      <form
        ref={form}
        id={formId}
        noValidate
        autoComplete="off"
        className={props.formClassName ?? oneColumn}
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        {props.children}
      </form>
      {props.below}
      <Dialog
        role="alertdialog"
        size="small"
        heading={t`Закрыть без сохранения?`}
        lead={t`Введённое в этой форме пропадёт.`}
        isOpen={target !== null}
        initialFocus={back}
        onOpenChange={() => setTarget(null)}
        actions={
          target === null ? null : (
            <>
              <Button onClick={() => handleDiscard(target)}>{t`Закрыть`}</Button>
              <Button ref={back} tone="primary" onClick={() => setTarget(null)}>
                {t`Вернуться к форме`}
              </Button>
            </>
          )
        }
      />
    </Dialog>
  );
}

function Notices({ kept, problem }: { kept: KeptDialog | undefined; problem: string }) {
  return (
    <>
      {kept ? (
        <RestoredNotice form={{ ...kept, others: [], showOther: nothing, dropOther: nothing }} />
      ) : null}
      {problem ? (
        <Notice tone="danger" isAlert>
          <p>{problem}</p>
        </Notice>
      ) : null}
    </>
  );
}
