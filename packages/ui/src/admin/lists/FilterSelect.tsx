import { useState } from 'react';
import type { SelectOption } from '../../components/Select/Select.tsx';
import { Select } from '../../components/Select/Select.tsx';
import type { ListAddress } from './useListAddress.ts';

export interface FilterSelectProps<Value extends string> {
  address: ListAddress;
  /** The query parameter. */
  name: string;
  label: string;
  /** Parameters that have no meaning together with this one. */
  clears?: readonly string[];
  value: Value;
  /** The first is the value without the parameter. */
  options: readonly SelectOption<Value>[];
}

/** A select for one filter or the order of a list, stored in the address. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { address, name, label, clears = [], value, options } = props;
  // The address changes shortly after the choice; the next arrow key must continue from the chosen value.
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
