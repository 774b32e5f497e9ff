import { useState } from 'react';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface FilterSelectProps<Value extends string> {
  address: ListAddress;
  /** The parameter of the address. */
  name: string;
  label: string;
  /** Parameters that say nothing beside this one. */
  clears?: readonly string[];
  value: Value;
  /** The first is what holds without the parameter. */
  options: readonly SelectOption<Value>[];
}

/** One condition or order of a list, chosen into the address. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { address, name, label, clears = [], value, options } = props;
  // The address changes a moment after the choice; the next arrow key must go on from what was chosen.
  const [seen, setSeen] = useState(value);
  const [chosen, setChosen] = useState<Value | null>(null);
  if (seen !== value) {
    setSeen(value);
    setChosen(null);
  }
  return (
    <Select<Value>
      label={label}
      value={chosen ?? value}
      options={options}
      onValueChange={(next) => {
        setChosen(next);
        const others = Object.fromEntries(clears.map((other) => [other, '']));
        address.go({ ...others, [name]: next === options[0]?.value ? '' : next });
      }}
    />
  );
}
