import type { ComponentPropsWithRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '../Field/FieldFrame.tsx';
import { Field } from '../Field/Field.tsx';

export interface DateFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'>, FieldTexts {
  /** `month` keeps YYYY-MM, `day` YYYY-MM-DD, `time` a local date with hours and minutes. */
  precision: 'month' | 'day' | 'time';
  /** Empty for none. */
  value: string;
  /** Another date was picked or typed; empty where it was taken away. */
  onValueChange(value: string): void;
}

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
      help={help ?? t`Год и месяц: 2024-05`}
      inputMode="numeric"
      placeholder={t`ГГГГ-ММ`}
      maxLength={10}
    />
  );
}
