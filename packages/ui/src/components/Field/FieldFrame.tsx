import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** The texts around a field: its label, help and error. */
export interface FieldTexts {
  /** The label above the control: what to fill in. */
  label: ReactNode;
  /** Help below the field; an error replaces it. */
  help?: ReactNode;
  /** The error: how to correct the value. */
  error?: ReactNode;
  /** The id of a note shared by several fields: the note explains the error, and this field is only marked. */
  sharedNote?: string | undefined;
  /** Whether "optional" is shown after the label; required fields are unmarked. Default `false`. */
  isOptional?: boolean;
}

export interface ControlProps {
  /** The control's id, which its label refers to. */
  id: string;
  /** The class of a control. */
  className: string;
  /** Set if there is an error. */
  'aria-invalid': true | undefined;
  /** The id of the control's note, if it has one. */
  'aria-describedby': string | undefined;
}

export interface FieldFrameProps extends FieldTexts {
  /** The control's id; a stable one lets an error summary link to it. */
  id?: string;
  /** Renders the control with the attributes that connect it to its label and its note. */
  children(control: ControlProps): ReactNode;
}

/** The frame of every form control: label above, help or error below. */
export function FieldFrame({ id, label, help, error, sharedNote, isOptional, children }: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = sharedNote ?? `${controlId}-note`;
  const hasNote = Boolean(sharedNote ?? error ?? help);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {isOptional && (
          <span className={styles.optional}>
            {' '}
            <Trans>(необязательно)</Trans>
          </span>
        )}
      </label>
      {children({
        id: controlId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {!sharedNote && <FieldNote id={noteId} help={help} error={error} />}
    </div>
  );
}

export interface FieldNoteProps extends Pick<FieldTexts, 'help' | 'error'> {
  /** The id that the control refers to in `aria-describedby`. */
  id: string;
}

/** The text below a control: its error, otherwise its help. */
export function FieldNote({ id, help, error }: FieldNoteProps) {
  if (!error) {
    return help ? (
      <p id={id} className={styles.note}>
        {help}
      </p>
    ) : null;
  }
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" className={styles.errorIcon} />
      <span>{error}</span>
    </p>
  );
}
