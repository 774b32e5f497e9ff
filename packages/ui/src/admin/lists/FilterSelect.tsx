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
  /** The first is the value without the parameter; by value where each has a fixed label. */
  options: readonly SelectOption<Value>[] | Readonly<Record<Value, string>>;
}

function optionsOf<Value extends string>(
  options: FilterSelectProps<Value>['options'],
): readonly SelectOption<Value>[] {
  if (Symbol.iterator in options) return options;
  return (Object.entries<string>(options) as [Value, string][]).map(([value, label]) => ({ value, label }));
}

/** A select for one filter or the order of a list, stored in the address. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { address, name, label, clears = [], value } = props;
  const options = optionsOf(props.options);
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
