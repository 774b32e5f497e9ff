import type { ReactNode } from 'react';
import { useId } from 'react';
import * as styles from './ChoiceField.css.ts';

export interface ChoiceFieldProps<Value extends string> {
  /** The id of the field that takes the focus. */
  id: string;
  label: string;
  help: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
  /** What the chosen one asks further. */
  children?: ReactNode;
}

/** One of a few looks, all of them in sight. */
export function ChoiceField<Value extends string>({
  id,
  label,
  help,
  options,
  value,
  onChange,
  children,
}: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field} aria-describedby={`${name}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <p id={`${name}-note`} className={styles.note}>
        {help}
      </p>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              id={option.value === value ? id : undefined}
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
