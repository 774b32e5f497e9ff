import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldTexts } from './FieldFrame.tsx';
import { FieldFrame } from './FieldFrame.tsx';

/** The props of `Field`. */
export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  /** A ref to the element. */
  ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text, with its label. */
export function Field({ id, label, help, error, sharedNote, isOptional, className, ...rest }: FieldProps) {
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      sharedNote={sharedNote}
      isOptional={isOptional}
    >
      {(control) => (
        <input type="text" {...rest} {...control} className={join(control.className, className)} />
      )}
    </FieldFrame>
  );
}

const join = (own: string, more: string | undefined) => (more ? `${own} ${more}` : own);
