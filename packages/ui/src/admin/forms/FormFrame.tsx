import { useLingui } from '@lingui/react/macro';
import type { FocusEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Failure } from '../shared/Failure.tsx';
import { shortcutText } from '../shared/keys.ts';
import { useShortcut } from '../shared/useShortcut.ts';
import { form as formClass } from './FormBar.css.ts';
import { FormBar } from './FormBar.tsx';
import { ErrorSummary, RestoredNotice } from './FormNotices.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveState } from './SaveState.tsx';
import type { ItemForm, Saver } from './useEditor.ts';
import { useFormTop } from './useFormTop.ts';

export interface FormFrameProps<V> {
  heading: ReactNode;
  backHref: string;
  form: ItemForm<V> & { saver: Saver };
  /** The label of the main button. Default: «Сохранить». */
  saveLabel?: string | undefined;
  /** A notice above the fields. */
  notice?: ReactNode;
  onBlur?: FocusEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of every form on a separate page: bar, notices, Ctrl+S, leave guard. */
export function FormFrame<V>(props: FormFrameProps<V>) {
  const { form } = props;
  const { saver } = form;
  const { t } = useLingui();
  const keys = shortcutText('S');
  useFormTop();
  const save = () => {
    if (saver.saving.state !== 'saving') void saver.save();
  };
  useShortcut('s', save);
  const failure = saver.saving.state === 'failed' ? saver.saving.error : null;
  const hasFieldErrors = Object.keys(form.errors).length > 0;
  return (
    <form
      noValidate
      className={formClass}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onBlur={props.onBlur}
    >
      <FormBar
        heading={props.heading}
        backHref={props.backHref}
        state={<SaveState saving={saver.saving} isDirty={form.isDirty} isKept={form.isKept} />}
        actions={
          <Button
            type="submit"
            tone="primary"
            title={t`Сохранить (${keys})`}
            aria-keyshortcuts="Control+S Meta+S"
            isPending={saver.saving.state === 'saving'}
            pendingText={t`Сохраняю…`}
          >
            {props.saveLabel ?? t`Сохранить`}
          </Button>
        }
      />
      {props.notice}
      <RestoredNotice form={form} />
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {failure && !hasFieldErrors && failure.kind !== 'config' ? (
        <Failure
          what={t`Не сохранено.`}
          error={failure}
          safeNote={form.isKept ? t`Введённое сохранено на этом устройстве.` : undefined}
          onRetry={save}
        />
      ) : null}
      {props.children}
      <LeaveGuard isActive={form.isDirty && !form.isKept} onSave={async () => (await saver.save()).ok} />
    </form>
  );
}
