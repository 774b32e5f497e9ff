import type { Ref, TextareaHTMLAttributes } from 'react';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import * as styles from './TextArea.css.ts';

/** The props of `TextArea`. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  /** A ref to the element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** A field for several lines of text, with its label. */
export function TextArea({ id, label, help, error, isOptional, className = '', ...rest }: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <textarea {...rest} {...control} className={`${control.className} ${styles.area} ${className}`} />
      )}
    </FieldFrame>
  );
}
