import type { ComponentPropsWithRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { Field } from '../Field/Field.tsx';

/** The props of `DateField`. */
export interface DateFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'>, FieldTexts {
  /** The format of the value: `month` is YYYY-MM, `day` is YYYY-MM-DD, `time` is a local date with hours and minutes. */
  precision: 'month' | 'day' | 'time';
  /** The value; empty if there is none. */
  value: string;
  /** Called with the new date when it is picked or typed; with an empty string when it is removed. */
  onValueChange(value: string): void;
}

/** Writes the hyphens: the number pad of a phone has none. Before the month is complete nothing is changed. */
const withHyphens = (typed: string): string =>
  typed
    .replace(/[.,/\s\u2010-\u2015]/g, '-')
    .replace(/^(\d{4})(\d{2})/, '$1-$2')
    .replace(/^(\d{4}-\d{2})(\d{2})$/, '$1-$2');

const types = { day: 'date', time: 'datetime-local' } as const;

/**
 * A date field with the platform's own picker. A month is typed as text, because desktop Firefox and Safari have no
 * month picker and it may also contain a day (YYYY-MM or YYYY-MM-DD).
 */
export function DateField({ precision, value, onValueChange, help, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const shared = {
    ...rest,
    value,
    onChange: (event: { currentTarget: { value: string } }) => onValueChange(event.currentTarget.value),
  };
  if (precision !== 'month') return <Field {...shared} help={help} type={types[precision]} />;
  return (
    <Field
      {...shared}
      onChange={(event) => onValueChange(withHyphens(event.currentTarget.value))}
      help={help ?? t`Год и месяц: 2024-05`}
      inputMode="numeric"
      placeholder={t`ГГГГ-ММ`}
      maxLength={10}
    />
  );
}
