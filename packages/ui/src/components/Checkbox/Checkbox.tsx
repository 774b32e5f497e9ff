import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import { error as errorClass, errorIcon, note as helpClass } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { box, label as labelClass, note as noteClass, row } from './Checkbox.css.ts';

/** The props of `Checkbox`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'checked' | 'onChange' | 'type'> {
  /** The label: what is true when the box is checked. */
  label: ReactNode;
  /** A sentence below the field; an error replaces it. */
  help?: ReactNode;
  /** The error: how to correct the value. */
  error?: ReactNode;
  /** Whether it is checked. */
  checked: boolean;
  /** Called when it is checked or unchecked. */
  onCheckedChange(checked: boolean): void;
}

/** A checkbox with its label. */
export function Checkbox({ label, help, error, checked, onCheckedChange, id, ...rest }: CheckboxProps) {
  const generated = useId();
  const ownId = id ?? generated;
  const note = error ?? help;
  return (
    <div className={row}>
      <input
        {...rest}
        id={ownId}
        type="checkbox"
        className={box}
        checked={checked}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${ownId}-note` : undefined}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
      <label htmlFor={ownId} className={labelClass}>
        {label}
      </label>
      {note ? (
        <p id={`${ownId}-note`} className={`${noteClass} ${error ? errorClass : helpClass}`}>
          {error ? <Icon name="warning" className={errorIcon} /> : null}
          <span>{note}</span>
        </p>
      ) : null}
    </div>
  );
}
