import type { ComponentPropsWithRef } from 'react';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { Glyph } from '../Glyph/Glyph.tsx';
import { arrow, frame, select } from './Select.css.ts';

/** An option of a `Select`. */
export interface SelectOption<Value extends string> {
  /** The value. */
  value: Value;
  /** The label. */
  label: string;
}

/** The props of `Select`. */
export interface SelectProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'>, FieldTexts {
  /** The options, in this order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value. */
  value: Value;
  /** Called when another one is chosen. */
  onValueChange(value: Value): void;
}

/** A choice of one option with the platform's own list. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { id, label, help, error, isOptional, options, value, onValueChange, ...rest } = props;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <span className={frame}>
          <select
            {...rest}
            {...control}
            className={`${control.className} ${select}`}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onValueChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={arrow}>
            <Glyph name="chevronDown" size={16} />
          </span>
        </span>
      )}
    </FieldFrame>
  );
}
