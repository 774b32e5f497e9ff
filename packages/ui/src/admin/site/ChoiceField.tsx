import type { ReactNode } from 'react';
import { useId } from 'react';
import { choice, choices } from './ChoiceField.css.ts';
import { field, legend, note } from './Fieldset.css.ts';

export interface ChoiceFieldProps<Value extends string> {
  /** The id of the focusable field. */
  id: string;
  label: string;
  help: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange(value: Value): void;
  /** Further fields of the chosen option. */
  children?: ReactNode;
}

/** A choice of one of a few looks, all visible. */
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
    <fieldset className={field} aria-describedby={`${name}-note`}>
      <legend className={legend}>{label}</legend>
      <p id={`${name}-note`} className={note}>
        {help}
      </p>
      <div className={choices}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
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
